type Label = string | Record<string, string> | undefined;

/** A field of a form as far as its other language asks: what it holds and what it is called. */
export type Shape = {
  name?: string;
  type: string;
  label?: Label;
  fields?: Shape[];
  blocks?: { slug: string; labels?: { singular?: Label }; fields: Shape[] }[];
  options?: ({ value: string; label?: Label } | string)[];
  relationTo?: string | string[];
  required?: boolean;
};

/** A name in the reader's language. */
export function labelIn(language: string, label: Label): string {
  return typeof label === 'string' ? label : (label?.[language] ?? '');
}
