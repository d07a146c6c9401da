import { field, type Field } from '../fields';
import { typedNumber } from '../number-typed';
import { ok, refuse } from '../result';
import type { QuizKind } from './quiz';

/** The most marks that an answer may have. */
const MOST_MARKS = 120;
const LATEST_MS = 30_000;
const FARTHEST = 1_000_000;

/** The field of a question on its form, and under which name; an answer is a list of texts, none where it was left open. [ACAD-3] */
export const quizFieldName = (id: number): string => `q${id}`;

/** Reads an answer of a kind; whether it is right is decided elsewhere. [ACAD-3, LANG-4] */
export function quizField({ kind, choices }: { kind: QuizKind; choices: readonly unknown[] }): Field<string[]> {
  const of = choices.map((_, at) => String(at + 1));
  const open = <T extends Field<string[]>>(one: T): T => ({ ...one, optional: true });
  switch (kind) {
    case 'one':
      // As several, so that two answers are seen and refused.
      return open(
        field({ kind: 'several', of, says: '' }, (typed) => (typed === '' ? ok([]) : of.includes(typed) ? ok([typed]) : refuse('academy.quiz.choice'))),
      );
    case 'many':
      return open(field({ kind: 'several', of, says: '' }, (typed) => listOf(typed, (one) => of.includes(one), 'academy.quiz.choice')));
    case 'mark':
      return open(field({ kind: 'several', of: [], says: '' }, (typed) => listOf(typed, isMark, 'academy.quiz.marks')));
    case 'number':
    case 'interval':
      return open(
        field({ kind: 'number', least: -FARTHEST, most: FARTHEST, step: 0.001, unit: '' }, (typed) => {
          const given = typedNumber(typed, ['ms', 'میلی‌ثانیه', 's', 'bpm', '%']);
          if (given === 'empty') return ok([]);
          return given === 'unclear' || Math.abs(given) > FARTHEST ? refuse('academy.quiz.number') : ok([String(given)]);
        }),
      );
  }
}

const isMark = (one: string) => /^\d{1,5}$/.test(one) && Number(one) <= LATEST_MS;

function listOf(typed: string, fits: (one: string) => boolean, refusal: string) {
  const given = [...new Set(typed.split(/\s+/).filter(Boolean))];
  return given.length <= MOST_MARKS && given.every(fits) ? ok(given) : refuse(refusal);
}
