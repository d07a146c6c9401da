import type { SaleTerms } from '#domain/sale/sale';

type Row = { active: boolean | null; startsAt: string | null; endsAt: string | null };

/** The sale's row as its rule reads it. */
export function saleTerms({ active, startsAt, endsAt }: Row): SaleTerms {
  return { active: active ?? false, startsAt: startsAt ? new Date(startsAt) : null, endsAt: endsAt ? new Date(endsAt) : null };
}
