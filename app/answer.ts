/** The answer to a form that was refused; the form is filled again with what was typed. */
export type Answer = {
  intent: string;
  /** Sentences by field. */
  fields: Record<string, string[]>;
  /** Sentences that belong to no single field. */
  form: string[];
  values: Record<string, string>;
  /** The refusal's code, for pages that show more than a sentence. */
  code?: string;
  facts?: Record<string, string | number>;
};

/** The first sentence of a field, if it was refused. */
export function errorOf(answer: Answer | undefined, field: string): string | undefined {
  return answer?.fields[field]?.[0];
}
