import type { SignalPlan } from '../signals/signal-plan';
import { typedNumber } from '../number-typed';
import { isTargetOf, markTargets, type MarkTarget } from './marks';

/** How a question is answered: by one choice, by several, by a number, by marks on a signal, or by the length of an interval in it. [ACAD-3] */
export const quizKinds = ['one', 'many', 'number', 'mark', 'interval'] as const;
export type QuizKind = (typeof quizKinds)[number];
/** The most choices of a question. */
const MOST_CHOICES = 8;

/** What a question's right answer is; it never leaves the server before a try. Choices are counted from 1. [ACAD-3] */
export type QuizKey =
  | { kind: 'one'; choice: number; of: number }
  | { kind: 'many'; choices: readonly number[]; of: number }
  | { kind: 'number' | 'interval'; value: number; tolerance: number }
  | { kind: 'mark'; target: MarkTarget; plan: SignalPlan };

/** A question as an editor writes its answer: the numbers of the right choices, a number with its tolerance, or what is to be marked. */
export type WrittenItem = { kind: QuizKind; choices: readonly string[]; answer: string; tolerance: number; plan: SignalPlan | null };

/** Reads what an editor wrote; nothing where it answers no question of its kind. [ACAD-3] */
export function readKey({ kind, choices, answer, tolerance, plan }: WrittenItem): QuizKey | null {
  const of = choices.length;
  switch (kind) {
    case 'one':
    case 'many': {
      const named = numbersIn(answer);
      if (!named || of < 2 || of > MOST_CHOICES || named.some((one) => one < 1 || one > of) || new Set(named).size !== named.length) return null;
      if (kind === 'many') return named.length > 0 ? { kind, choices: named.toSorted((one, other) => one - other), of } : null;
      return named.length === 1 ? { kind, choice: named[0]!, of } : null;
    }
    case 'number':
    case 'interval': {
      const value = typedNumber(answer);
      return typeof value === 'number' && tolerance >= 0 ? { kind, value, tolerance } : null;
    }
    case 'mark': {
      const target = markTargets.find((one) => one === answer.trim());
      return target && plan && isTargetOf(plan, target) ? { kind, target, plan } : null;
    }
  }
}

/** The choices of a question, a line each. */
export function choicesIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function numbersIn(text: string): number[] | null {
  const read = text
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map((one) => typedNumber(one));
  return read.every((one): one is number => typeof one === 'number' && Number.isInteger(one)) ? read : null;
}
