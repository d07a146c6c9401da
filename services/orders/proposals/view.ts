import { colourOf, type ColourCode } from '#domain/catalog/colours';
import type { ProposalCause, ProposalKind, ProposalState } from '#domain/orders/proposal';
import type { Look } from '#domain/catalog/kinds';
import type { Lang } from '../../context';
import type { orderLines } from '../../store/tables';
import type { ProposalRow } from './row';

export type Proposal = {
  id: number;
  kind: ProposalKind;
  cause: ProposalCause;
  state: ProposalState;
  words: string;
  askedAt: Date;
  agreeBy: Date;
  endedAt: Date | null;
  backToman: number;
  /** What the buyer pays from the wallet when agreeing, or what is given to them, and why. */
  payToman: number;
  giftToman: number;
  /** The line as it was bought, and what would come instead. */
  change: {
    lineId: number;
    from: { name: string; quantity: number; totalToman: number };
    to: { name: string; look: Look; colour: { code: ColourCode; title: string } | null; quantity: number; totalToman: number };
    engraving: 'none' | 'kept' | 'lost';
  } | null;
};

/** A proposal as its buyer, and staff, read it. [ORD-7, ORD-8] */
export function proposalOf(lang: Lang, row: ProposalRow, lines: readonly (typeof orderLines.$inferSelect)[]): Proposal {
  const { id, kind, cause, state, words, askedAt, agreeBy, endedAt, backToman, payToman, giftToman } = row;
  const line = lines.find((one) => one.id === row.lineId);
  const colour = row.colour ? colourOf(row.colour) : null;
  const change = line && {
    lineId: line.id,
    from: { name: lang === 'fa' ? line.nameFa : line.nameEn, quantity: line.quantity, totalToman: line.totalToman },
    to: {
      name: (lang === 'fa' ? row.nameFa : row.nameEn) ?? '',
      look: row.drawing as Look,
      colour: colour ? { code: colour.code, title: colour[lang] } : null,
      quantity: row.quantity ?? line.quantity,
      totalToman: row.totalToman ?? line.totalToman,
    },
    engraving: line.engraving.length === 0 ? ('none' as const) : row.engraved ? ('kept' as const) : ('lost' as const),
  };
  return { id, kind, cause, state, words, askedAt, agreeBy, endedAt, backToman, payToman, giftToman, change: change ?? null };
}
