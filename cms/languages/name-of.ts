const NAMES = ['title', 'name', 'sku', 'slug', 'code', 'day', 'filename'] as const;

/** What a document is called in a language: its name, else its code; null where it has neither. [ADM-2] */
export function nameOf(document: Readonly<Record<string, unknown>>): string | null {
  for (const field of NAMES) {
    const value = document[field];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}
