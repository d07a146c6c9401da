import { expect, test } from 'vitest';
import { grade } from '#domain/academy/grade';
import { offeredMarks, rightMarks } from '#domain/academy/marks';
import { readKey } from '#domain/academy/quiz';
import { readPlan } from '#domain/signals/signal-plan';
import { coreScore } from '#services/academy/core-score';
import { courses } from './content/courses';
import { lessonQuizzes } from './content/courses/quiz/all';
import { planOf } from './lesson-words';

const slugs = courses.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));

test('[ACAD-3: quizzes] every lesson has three to five questions, each course marks and intervals on signals', () => {
  expect(Object.keys(lessonQuizzes).toSorted()).toEqual(slugs.toSorted());
  for (const { lessons } of courses) {
    const all = lessons.map(({ slug }) => lessonQuizzes[slug] ?? []);
    for (const items of all) expect(items.length).toBeGreaterThanOrEqual(3);
    expect(all.flat().filter(({ kind }) => kind === 'mark' || kind === 'interval').length).toBeGreaterThanOrEqual(5);
  }
});

test.each(slugs.flatMap((slug) => (lessonQuizzes[slug] ?? []).map((item, at) => ({ slug, at: at + 1, item }))))(
  '[ACAD-3: quizzes] question $at of $slug stands in both languages, answers itself, and is right by its own answer alone',
  async ({ item: { kind, answer, tolerance = 0, signal, fa, en } }) => {
    expect((fa.choices ?? []).length).toBe((en.choices ?? []).length);
    const typed = signal && planOf(signal);
    const plan = typed ? readPlan(typed.signal, typed.plan) : null;
    expect(plan !== null).toBe(signal !== undefined);
    const key = readKey({ kind, choices: fa.choices ?? [], answer, tolerance, plan });
    if (!key) throw new Error('it answers nothing');
    if (key.kind !== 'mark') {
      expect(grade(key, answer.split(' '))).toEqual({ right: true });
      expect(grade(key, [String(Number(answer.split(' ')[0]) + tolerance + 1)]).right).toBe(false);
      return;
    }
    const right = rightMarks(key.plan, key.target);
    const offered = offeredMarks(key.plan, key.target);
    expect(right.length).toBeGreaterThan(0);
    // Numbered places and free marks are graded alike, and taking all of them is not right.
    expect(grade(key, offered.filter((ms) => right.includes(ms)).map(String))).toEqual({ right: true, marks: { sensitivity: 100, predictivity: 100 } });
    expect(
      grade(
        key,
        right.map((ms) => String(ms + 140)),
      ).right,
    ).toBe(true);
    expect(
      grade(
        key,
        right.map((ms) => String(ms + 160)),
      ).marks?.sensitivity,
    ).toBeLessThan(90);
    expect(grade(key, offered.map(String)).right).toBe(false);
    expect(grade(key, []).right).toBe(false);
    expect((await coreScore(key.plan, key.target)).sensitivity).toBeGreaterThanOrEqual(50);
  },
);
