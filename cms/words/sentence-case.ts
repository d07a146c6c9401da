type Words = { readonly [key: string]: string | Words };

/** Words in the way of our own buttons and labels: what Payload begins with a capital on each word has one at its head alone; a sentence stays as it is. [ADM-2: English] */
export function inSentenceCase(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? lowered(value) : inSentenceCase(value)]));
}

function lowered(text: string): string {
  if (/[.!?] \S/.test(text)) return text;
  const [head = '', ...others] = text.split(' ');
  return [head, ...others.map((word) => (/^[A-Z][a-z]+\W*$/.test(word) ? word.toLowerCase() : word))].join(' ');
}
