import { formatMoney } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say, type WordFacts } from '#locales/say';
import type { ProofRow } from '../payables/traces';

/** A line of the proof as it is read: the rule, what it belongs to, how much it adds or takes off. */
export type ProofLine = { rule: string; of: string | null; amount: string };

/** The proof in words: each toman's rule, what it looked at, and the sum it makes. [N-A5] */
export function proofLines(lang: Lang, rows: readonly ProofRow[]): ProofLine[] {
  return rows.map((row) => ({
    rule: ruleOf(lang, row),
    of: row.name ? row.name[lang] : null,
    amount: amountOf(lang, row),
  }));
}

function ruleOf(lang: Lang, { rule, facts }: ProofRow): string {
  switch (rule) {
    case 'price':
    case 'colour':
    case 'engraving':
      return say(lang, `invoices.proof.${rule}`, facts as WordFacts);
    case 'discount':
      return facts['code'] ? say(lang, 'invoices.proof.discount', facts as WordFacts) : say(lang, 'invoices.proof.discount-plain');
    case 'group':
    case 'gift':
      return facts['members'] ? say(lang, `invoices.proof.${rule}`, facts as WordFacts) : say(lang, `invoices.proof.${rule}-plain`);
    case 'delivery':
      return say(lang, 'invoices.proof.delivery');
  }
}

function amountOf(lang: Lang, { rule, amountToman }: ProofRow): string {
  if (amountToman < 0) return say(lang, 'common.less_by', { amountToman: 0 - amountToman });
  return amountToman === 0 && rule === 'delivery' ? say(lang, 'common.free') : formatMoney(lang, amountToman);
}
