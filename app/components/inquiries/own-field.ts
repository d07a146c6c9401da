import { errorOf, type Answer } from '../../answer';

/** A field's name, what was typed, and what is wrong with it. */
export function ownField(answer: Answer | undefined) {
  return (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
}
