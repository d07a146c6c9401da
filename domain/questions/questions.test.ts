import { expect, test } from 'vitest';
import { makeQuestionCode, parseQuestionCode } from './code';
import { emergencySigns } from './emergency';
import { deskQuestionMoves, moveQuestion, publicStates, questionLifeCycle, questionStates } from './life-cycle';
import { readSources, storedSources } from './sources';

test.each([
  ['پدرم درد قفسه‌ی سینه دارد و عرق کرده', 'chest'],
  ['سینه‌ام درد می‌کند', 'chest'],
  ['قلبم درد می‌گیرد', 'chest'],
  ['نفسم بالا نمی آید', 'breath'],
  ['مادرم نمی‌تواند نفس بکشد', 'breath'],
  ['دهنش کج شده و نمی‌تواند حرف بزند', 'stroke'],
  ['یک‌طرف بدنش بی‌حس است', 'stroke'],
  ['بچه تشنج کرد', 'conscious'],
  ['شوهرم بي‌هوش شد', 'conscious'],
  ['خونریزی‌ شدید بعد از زایمان', 'bleeding'],
  ['به خودکشی فکر می‌کنم', 'self'],
  ['ديگر نمی‌خواهم زنده بمانم', 'self'],
  ['همه‌ی قرص‌ها را خورد', 'poison'],
  ['بعد از زنبور گلویش ورم کرده', 'allergy'],
  ['از دیشب جنین تکان نمی‌خورد', 'birth'],
  ['I have chest pain since an hour', 'chest'],
  ['My dad can’t breathe', 'breath'],
  ['she has sudden weakness in the arm', 'stroke'],
  ['He passed out twice', 'conscious'],
  ['I want to KILL myself', 'self'],
  ['my son took an overdose', 'poison'],
  ['the bleeding won’t stop', 'bleeding'],
] as const)('[ROLE-7: words of an emergency] “%s” names 115 first', (text, sign) => {
  expect(emergencySigns(text)).toContain(sign);
});

test.each([
  'فشار صبح بالاتر از شب است، کدام درست است؟',
  'بازوبند فشارسنج را روی لباس ببندم یا زیر آن؟',
  'نوار قلبم یک ضربان اضافه نشان می‌دهد؛ نگران باشم؟',
  'قند ناشتای ۱۱۰ یعنی دیابت دارم؟',
  'کودک سه‌ساله‌ام شب‌ها سرفه می‌کند',
  'Is a resting pulse of 52 too low for a runner?',
  'How often should I measure my blood pressure?',
  'My child coughs at night, which doctor should we see?',
])('[ROLE-7: words of an emergency] a plain question asks for no second press: “%s”', (text) => {
  expect(emergencySigns(text)).toEqual([]);
});

test('[COMM-2: life] a question is public only while it is answered or closed, and what ended stays ended', () => {
  expect(moveQuestion('waiting', 'show', 'desk')).toMatchObject({ ok: true, value: { to: 'open' } });
  expect(moveQuestion('waiting', 'answer', 'desk')).toMatchObject({ ok: false, status: 409 });
  expect(moveQuestion('open', 'answer', 'asker')).toMatchObject({ ok: false, status: 403 });
  expect(moveQuestion('answered', 'withdraw', 'asker')).toMatchObject({ ok: false, status: 409 });
  expect(moveQuestion('answered', 'hide', 'desk')).toMatchObject({ ok: false, code: 'lifecycle.reason.missing' });
  // Every way to a public state begins at an open question or at another public one.
  const ways = questionLifeCycle.moves.filter(({ to }) => publicStates.some((one) => one === to)).flatMap(({ from }) => [...from] as string[]);
  expect(new Set(ways)).toEqual(new Set(['open', 'answered', 'closed']));
  for (const state of ['withdrawn', 'deleted'] as const)
    expect(questionLifeCycle.moves.some(({ from }) => (from as readonly string[]).includes(state))).toBe(false);
  for (const state of questionStates.filter((one) => one !== 'withdrawn' && one !== 'deleted'))
    expect(deskQuestionMoves(state).map(({ event }) => event)).toContain('delete');
  expect(deskQuestionMoves('open').map(({ event }) => event)).not.toContain('answer');
});

test('a question’s code is read in any case, and no other noun’s', () => {
  const code = makeQuestionCode(() => 0.3);
  expect(code).toMatch(/^ZP-[2-9A-Z]{7}$/);
  expect(parseQuestionCode(code.toLowerCase())).toEqual({ ok: true, value: code });
  for (const odd of ['', 'ZP-', 'ZP-2222223', '../x', 'ZQ-2222222x']) expect(parseQuestionCode(odd)).toMatchObject({ ok: false, status: 404 });
});

test('[COMM-2: sources] a source is its words and the address in them; what a browser may not open stays words', () => {
  expect(readSources(storedSources(['راهنمای ۲۰۲۱ انجمن فشار خون: https://example.org/esh.pdf', null, 'کتاب هریسون']))).toEqual([
    { words: 'راهنمای ۲۰۲۱ انجمن فشار خون', link: 'https://example.org/esh.pdf' },
    { words: 'کتاب هریسون', link: null },
  ]);
  expect(readSources('javascript:alert(1)\nhttp://example.org/x\nhttps://')).toEqual([
    { words: 'javascript:alert(1)', link: null },
    { words: 'http://example.org/x', link: null },
    { words: 'https://', link: null },
  ]);
  expect(readSources(null)).toEqual([]);
});
