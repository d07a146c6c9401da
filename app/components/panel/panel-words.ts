import type { PanelUnit } from '#domain/signals/panel';
import { formatNumber } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';

type Said = { unit: PanelUnit; decimals: number };

/** A value of the panel in its unit, the reader's way; without one it was not found. */
export function valueText(lang: Lang, value: number | null, { unit, decimals }: Said): string {
  if (value === null || !Number.isFinite(value)) return say(lang, 'panel.none');
  return say(lang, `panel.units.${unit}`, { value: formatNumber(lang, Number(value.toFixed(decimals)), decimals) });
}

/** A cell of a table: a number in its column's unit, or a word; names of leads and sounds, and rules, are written alike in every language. */
export function cellText(lang: Lang, cell: number | string | null, said: Said): { text: string; latin: boolean } {
  if (typeof cell !== 'string') return { text: valueText(lang, cell, said), latin: false };
  const [kind, name = ''] = cell.split(':', 2);
  if (kind === 'lead' || kind === 'sound') return { text: name, latin: true };
  if (kind === 'rule') return { text: RULES[name] ?? name, latin: true };
  return { text: say(lang, `panel.says.${cell}` as WordKey), latin: false };
}

/** How each lead comes about (Einthoven, Goldberger). [ECG-1] */
const RULES: Readonly<Record<string, string>> = { I: 'I', II: 'II', III: 'II − I', aVR: '−(I + II) / 2', aVL: 'I − II / 2', aVF: 'II − I / 2' };

/** The name of a figure; one that speaks of a frequency carries it behind a colon. */
export function figureText(lang: Lang, name: string): string {
  const [key = '', hertz] = name.split(':', 2);
  return say(lang, `panel.figures.${key}` as WordKey, hertz ? { hertz: Number(hertz) } : {});
}
