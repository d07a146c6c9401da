import { z } from 'zod';
import { parseNationalId } from '../accounts/national-id';
import { issueMessage, oneOf, optional, parseFields, requiredText } from '../fields';
import type { Field } from '../fields';
import { economicCode } from './economic-code';
import { legalId } from './legal-id';

/** An invoice goes to a person or to a legal entity. [ORD-2] */
export const partyKinds = ['individual', 'legal'] as const;
export type PartyKind = (typeof partyKinds)[number];

export const LEGAL_NAME_MOST_CHARACTERS = 120;

/** Whom the buyer wants the invoice made out to: themselves, or a legal entity. */
export type InvoiceWish = { kind: 'individual'; /** May come after the payment; the invoice is issued with it. */ nationalCode: string | null } | InvoiceEntity;
export type InvoiceEntity = { kind: 'legal'; name: string; economicCode: string; legalId: string };
/** Whom an order's invoice is made out to, with their name; a person's code may still lack. */
export type InvoiceParty = { kind: 'individual'; name: string; nationalCode: string | null } | InvoiceEntity;
/** One that is complete: an invoice can be issued to them. [ORD-2] */
export type InvoiceAddressee = { kind: 'individual'; name: string; nationalCode: string } | InvoiceEntity;

/** Nobody said anything: the buyer personally. */
export const TO_THE_BUYER: InvoiceWish = { kind: 'individual', nationalCode: null };

/** A party that an invoice can be issued to, or none while the person's national code lacks. [ORD-2] */
export function addresseeOf(party: InvoiceParty): InvoiceAddressee | null {
  if (party.kind === 'legal') return party;
  return party.nationalCode === null ? null : { ...party, nationalCode: party.nationalCode };
}

const kind = oneOf(partyKinds, 'invoices.to.unknown');
const to: Field<PartyKind> = (typed) => (typed === '' ? { ok: true, value: 'individual' } : kind(typed));

/** Of a person the national code, of a legal entity name, economic code and national ID: each verified, each with its own refusal. [ORD-2] */
const person = { nationalCode: optional(parseNationalId) } as const;
const entity = { legalName: requiredText({ area: 'invoices.legal-name', min: 2, max: LEGAL_NAME_MOST_CHARACTERS }), economicCode, legalId } as const;

/** The section “invoice to” of a form: what belongs to the other kind is not looked at. [ORD-2] */
export function invoiceSchema(): z.ZodType<{ invoice: InvoiceWish }> {
  return z.record(z.string(), z.unknown()).transform((typed, context): { invoice: InvoiceWish } => {
    const read = readWish(typed);
    if (read.ok) return { invoice: read.value };
    for (const refusal of read.refusals) {
      context.addIssue({ code: 'custom', path: [refusal.field ?? 'invoiceTo'], message: issueMessage(refusal), params: { refusal } });
    }
    return z.NEVER;
  }) as unknown as z.ZodType<{ invoice: InvoiceWish }>;
}

/** A form that has this section among its own fields. */
export function withInvoice<T>(form: z.ZodType<T>): z.ZodType<T & { invoice: InvoiceWish }> {
  return z.intersection(form, invoiceSchema());
}

function readWish(typed: Readonly<Record<string, unknown>>) {
  const chosen = parseFields({ invoiceTo: to }, typed);
  if (!chosen.ok) return chosen;
  if (chosen.value.invoiceTo === 'individual') {
    const found = parseFields(person, typed);
    return found.ok ? { ok: true as const, value: { kind: 'individual', ...found.value } satisfies InvoiceWish } : found;
  }
  const found = parseFields(entity, typed);
  if (!found.ok) return found;
  const { legalName: name, ...ids } = found.value;
  return { ok: true as const, value: { kind: 'legal', name, ...ids } satisfies InvoiceWish };
}
