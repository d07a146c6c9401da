const FOLD: Record<string, string> = {};
for (let i = 0; i < 10; i += 1) {
  FOLD[String.fromCharCode(0x06f0 + i)] = String(i);
  FOLD[String.fromCharCode(0x0660 + i)] = String(i);
}

/** A line fit for logs: nobody's phone, e-mail, number or card, no query values, no secrets in addresses. [OPS-4] */
export function scrub(text: string): string {
  return text
    .replace(/[۰-۹٠-٩]/g, (digit) => FOLD[digit] ?? digit)
    .replace(/\bparams:[^\n]*(?:\n(?!\s+at )[^\n]*)*/g, 'params: …')
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1…@')
    .replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;]+\.[^\s<>"'(),;]+/g, '…')
    .replace(/(\?)[^\s'"<>)]*/g, (query) => (query.length > 1 ? '?…' : query))
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/(?<![\w-])\+?\d(?:[\s-]?\d){8,18}(?![\w-])/g, '…');
}

/** Scrubs every text in what is logged, however deep, and leaves out what is never logged. */
export function scrubFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (value instanceof Error) return { name: value.name, message: scrub(value.message), stack: scrub(value.stack ?? '') };
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth > 4) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrubFields(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, NEVER.test(name) ? '…' : scrubFields(item, depth + 1)]));
}

const NEVER = /phone|mobile|e-?mail|recipient|password|secret|token|cookie|authorization|national|address|postal|card|receiver/i;
