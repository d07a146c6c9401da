import { MATCH_WINDOW_MS } from '../signals/scoring-beats';
import { matchOneToOne } from '../signals/scoring-match';
import { predictivityOf, sensitivityOf } from '../signals/scoring';
import { rightMarks } from './marks';
import type { QuizKey } from './quiz';

/** How much of what is there must be marked, and how much of what is marked must be there, in percent. */
const LEAST_PERCENT = 90;

/** How marks compare with what was put in: sensitivity and positive predictivity within 150 ms, in percent. */
export type MarkScore = { sensitivity: number; predictivity: number };
/** What came of an answer. */
export type Graded = { right: boolean; marks?: MarkScore };

/** Grades an answer, whichever way it was given: choices by their numbers, a number, or marks in milliseconds. [ACAD-3] */
export function grade(key: QuizKey, given: readonly string[]): Graded {
  const numbers = given.map(Number);
  switch (key.kind) {
    case 'one':
      return { right: numbers.length === 1 && numbers[0] === key.choice };
    case 'many':
      return { right: numbers.length === key.choices.length && key.choices.every((choice) => numbers.includes(choice)) };
    case 'number':
    case 'interval':
      return { right: numbers.length === 1 && Math.abs(numbers[0]! - key.value) <= key.tolerance + 1e-9 };
    case 'mark': {
      const marks = scoreMarks(rightMarks(key.plan, key.target), numbers);
      return { right: marks.sensitivity >= LEAST_PERCENT && marks.predictivity >= LEAST_PERCENT, marks };
    }
  }
}

/** Marks beside the places that were put in, paired one to one as found beats are with annotated ones (EC57). [ACAD-3, ECG-3] */
export function scoreMarks(placed: readonly number[], marked: readonly number[]): MarkScore {
  const found = marked.toSorted((one, other) => one - other);
  const { partner, taken } = matchOneToOne(placed, found, MATCH_WINDOW_MS);
  const right = partner.filter((index) => index >= 0).length;
  const count = { right, missed: placed.length - right, wrong: taken.filter((one) => one === 0).length };
  return { sensitivity: Math.round(sensitivityOf(count)), predictivity: found.length === 0 ? 0 : Math.round(predictivityOf(count)) };
}
