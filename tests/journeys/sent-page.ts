import { unescapeHtml } from '../plain-browser';

/** A page as the server sends it, which is all that there is of it without scripts but how it is laid out. */
export type SentPage = { title: string; headings: number[]; text: string };

/** Reads the title, the levels of the headings in `main` and the words of a page. */
export function readSent(html: string): SentPage {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const body = /<body\b[\s\S]*<\/body>/.exec(html)?.[0] ?? '';
  const seen = body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: [...main.matchAll(/<h([1-4])\b/g)].map(([, level]) => Number(level)),
    text: unescapeHtml(seen),
  };
}
