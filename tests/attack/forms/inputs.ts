/** A replacement for a field's sensible value; a list is sent as several values of the same name. */
export type Input = { name: string; write: (sensible: string, field: string) => [string, string][] | null; raw?: boolean };

const persian = (text: string) => text.replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] as string);
const arabic = (text: string) => text.replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
const one =
  (text: (sensible: string) => string) =>
  (sensible: string, field: string): [string, string][] => [[field, text(sensible)]];
const onlyNumbers =
  (text: (sensible: string) => string) =>
  (sensible: string, field: string): [string, string][] | null =>
    /^[\d/]*\d$/.test(sensible) ? [[field, text(sensible)]] : null;

export const MARKUP = `"><script>alert('zb')</script><img src=x onerror=alert(1)>`;
/** A text with an invisible mark inside: a NUL, which ends a C string, or a change of reading direction. */
const inside = (text: string, mark: string) => text.slice(0, 1) + mark + text.slice(1);

/** Each kind of input that a form may be given for a field. */
export const inputs: readonly Input[] = [
  { name: 'empty', write: one(() => '') },
  { name: 'blank', write: one(() => ' \u200C\u00A0\t') },
  { name: 'missing', write: () => [] },
  { name: 'too long', write: one((text) => (text || 'a').slice(0, 1).repeat(10_000)) },
  { name: 'letters', write: onlyNumbers(() => 'دوازده') },
  { name: 'not a number', write: onlyNumbers(() => '-1.5e9') },
  { name: 'number beyond its column', write: onlyNumbers(() => '9999999999') },
  { name: 'huge number', write: onlyNumbers(() => '9'.repeat(40)) },
  {
    name: 'twice',
    write: (text, field) => [
      [field, text],
      [field, `${text}x`],
    ],
  },
  {
    name: 'list',
    write: (text, field) => [
      [`${field}[0]`, text],
      [`${field}[4294967294]`, text],
    ],
  },
  {
    name: 'object',
    write: (text, field) => [
      [`${field}.x`, text],
      [`${field}[__proto__].y`, text],
    ],
  },
  { name: 'markup', write: one(() => MARKUP) },
  { name: 'NUL', write: one((text) => inside(text || 'a', '\u0000')) },
  { name: 'turned', write: one((text) => inside(text || 'a', '\u202E')) },
  { name: 'broken bytes', raw: true, write: one((text) => `${encodeURIComponent(text || 'a')}%FF%C0%80%ED%A0%80`) },
  { name: 'Persian digits', write: onlyNumbers(persian) },
  { name: 'Arabic digits', write: onlyNumbers(arabic) },
  { name: 'another site', write: (_, field) => (field === 'to' || field === 'from' ? [[field, '//evil.example/x']] : null) },
  { name: 'a script', write: (_, field) => (field === 'to' || field === 'from' ? [[field, 'javascript:alert(1)']] : null) },
  { name: 'another site behind a backslash', write: (_, field) => (field === 'to' || field === 'from' ? [[field, '/\\evil.example']] : null) },
];

/** The body of a form as a browser sends it. */
export function bodyOf(pairs: readonly (readonly [string, string])[], raw?: string): string {
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${name === raw ? value : encodeURIComponent(value)}`).join('&');
}

const FORM = 'application/x-www-form-urlencoded';
/** Whole bodies that no form of ours sends. */
export const bodies: readonly { name: string; type: string; body: (sensible: string) => string | Buffer; status: number }[] = [
  { name: 'over the body’s limit', type: FORM, body: (text) => `${text}&more=${'a'.repeat(100 * 1024)}`, status: 413 },
  { name: 'JSON', type: 'application/json', body: () => '{"intent":{"$ne":null}}', status: 400 },
  { name: 'no multipart at all', type: 'multipart/form-data; boundary=zb', body: () => 'no parts', status: 400 },
  { name: 'multipart without boundary', type: 'multipart/form-data', body: () => '--zb--', status: 400 },
  { name: 'plain text', type: 'text/plain', body: (text) => text, status: 400 },
  { name: 'bytes', type: 'application/octet-stream', body: () => Buffer.from([0, 255, 254, 0, 1]), status: 400 },
  { name: 'an intent that nobody has', type: FORM, body: () => 'intent=constructor', status: 400 },
  { name: 'an intent of the language’s own', type: FORM, body: () => 'intent=__proto__', status: 400 },
];
