import type { Heard } from '../gate/ask';
import { unescapeHtml } from '../../plain-browser';
import { MARKUP } from './inputs';

type Lang = 'fa' | 'en';

/** The sentences of a refusal, each with its field; '' for the form's own. */
export function sentences(html: string): { field: string; text: string }[] {
  const beside = [...html.matchAll(/<p class="err" id="([^"]+)-error">([\s\S]*?)<\/p>/g)].map(([, field = '', text = '']) => ({ field, text: plain(text) }));
  const whole = [...html.matchAll(/<div class="say (?:bad|warn)" role="alert"[^>]*>([\s\S]*?)<\/div>/g)].map(([, text = '']) => ({
    field: '',
    text: plain(text),
  }));
  return [...beside, ...whole];
}

const plain = (html: string) =>
  unescapeHtml(html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Why an answer to a wrong input is no proper refusal; null when it is one. */
export function noRefusal({ status, text, headers }: Heard, lang: Lang, field?: string, plainText = false): string | null {
  if (status < 400 || status >= 500) return `${status}${headers.location ? ` → ${headers.location}` : ''}`;
  if (plainText && String(headers['content-type']).startsWith('text/plain')) return isIn(lang, text) ? null : `${status} says “${text}”`;
  if (!text.includes(`<html lang="${lang}"`)) return `${status} in no language of its own: ${text.slice(0, 80)}`;
  if (echoes(text)) return `${status} shows markup as it was typed`;
  const said = sentences(text);
  // A page of its own says it in its heading: too large, gone, not found.
  const all = said.length > 0 ? said : [{ field: '', text: plain(/<main[\s\S]*?<\/main>/.exec(text)?.[0] ?? '') }];
  const wrong = all.find((one) => one.text === '' || !isIn(lang, one.text));
  if (wrong) return `${status} says “${wrong.text.slice(0, 80)}” on a page in ${lang}`;
  if (said.length === 0 && status === 422) return '422 without a sentence';
  const lost = status === 422 ? noSummary(text, lang) : null;
  if (lost) return lost;
  if (field && status === 422 && !said.some((one) => one.field === field)) return `422 says nothing beside ${field}: ${said.map((one) => one.field).join()}`;
  return null;
}

/** What is missing from a refused page's summary: the focus, a link to each field with a sentence, or the title that says it first. */
function noSummary(html: string, lang: Lang): string | null {
  const summary = /<div class="say bad" role="alert"[^>]*\bautofocus\b[^>]*>[\s\S]*?<\/div>/i.exec(html)?.[0];
  if (!summary) return '422 without a summary that takes the focus';
  const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  const dead = links.find((id) => !ids.has(id));
  if (dead) return `its summary leads to #${dead}, which is not there`;
  const left = sentences(html).find(({ field }) => field !== '' && !links.includes(field));
  if (left) return `its summary has no way to ${left.field}`;
  return html.includes(lang === 'fa' ? '<title>خطا: ' : '<title>Error: ') ? null : 'its title does not say that it was refused';
}

/** Whether input came back as markup. */
export function echoes(html: string): boolean {
  return html.includes(MARKUP) || /<script>alert\('zb'\)|<img src=x/.test(html);
}

/** Whether a text is in this language: Persian sentences have Persian letters, English ones none. */
function isIn(lang: Lang, text: string): boolean {
  const persian = /[\u0600-\u06FF]/.test(text);
  return lang === 'fa' ? persian : !persian && /[a-z]/i.test(text);
}
