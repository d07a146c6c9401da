import { errorOf, type Answer } from '../../answer';

/** A field's name, what was typed (or what is known of the person), and what is wrong with it. */
export function ownField(answer: Answer | undefined, known: Readonly<Record<string, string>> = {}) {
  return (name: string) => ({ name, defaultValue: (answer ? answer.values[name] : known[name]) ?? '', error: errorOf(answer, name) });
}
