type Fault = { name?: string; message?: string; code?: string; constraint?: string; cause?: Fault };

/** An error's text for logs and dashboards: of a database error its code and constraint (its text and parameters may hold people's data), of any other the text without what looks like a phone, a number or an address. [OPS-4: jobs] */
export function faultOf(error: unknown): string {
  const outer = (error ?? {}) as Fault;
  const inner = outer.cause?.code ? outer.cause : outer;
  if (inner.code) return ['fault', inner.code, inner.constraint].filter(Boolean).join(' ');
  if (/^Failed query/.test(outer.message ?? '')) return 'fault of a query';
  return scrub(outer.message ?? String(error)).slice(0, 300);
}

function scrub(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/[+\d۰-۹٠-٩][\d۰-۹٠-٩\s-]{5,}[\d۰-۹٠-٩]/g, '…');
}
