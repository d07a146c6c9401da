import { z } from 'zod';
import { nationalCodeField } from '../accounts/fields';
import { cases, parseCases } from '../field-cases';
import { named, oneOf, optional, readerSchema, text } from '../fields';
import type { Field, FormResult } from '../fields';
import { NATIONAL_ID_DIGITS } from '../accounts/national-id';
import { economicCode } from './economic-code';
import { legalId } from './legal-id';

/** An invoice goes to a person or to a legal entity. [ORD-2] */
export const partyKinds = ['individual', 'legal'] as const;
export type PartyKind = (typeof partyKinds)[number];

export const LEGAL_NAME_MOST_CHARACTERS = 120;

/** Whom the buyer wants the invoice made out to: themselves, or a legal entity. */
export type InvoiceWish =
  { kind: 'individual'; /** May be added after the payment; the invoice is issued when it is. */ nationalCode: string | null } | InvoiceEntity;
export type InvoiceEntity = { kind: 'legal'; name: string; economicCode: string; legalId: string };
/** Whom an order's invoice is made out to, with their name; a person's code may still lack. */
export type InvoiceParty = { kind: 'individual'; name: string; nationalCode: string | null } | InvoiceEntity;
/** A complete party: an invoice can be issued to them. [ORD-2] */
export type InvoiceAddressee = { kind: 'individual'; name: string; nationalCode: string } | InvoiceEntity;

/** The default: the buyer personally. */
export const TO_THE_BUYER: InvoiceWish = { kind: 'individual', nationalCode: null };

/** The addressee of a complete party; null while the person's national code is missing. [ORD-2] */
export function addresseeOf(party: InvoiceParty): InvoiceAddressee | null {
  if (party.kind === 'legal') return party;
  return party.nationalCode === null ? null : { ...party, nationalCode: party.nationalCode };
}

const kind = oneOf(partyKinds, 'invoices.to.unknown', { label: 'invoices.to.legend', says: 'invoices.to', example: 'individual' });
const to: Field<PartyKind> = { ...kind, read: (typed) => (typed === '' ? { ok: true, value: 'individual' } : kind.read(typed)) };

/** Of a person the national code, of a legal entity name, economic code and national ID: each verified, each with its own refusal. [ORD-2] */
export const invoiceCases = cases('invoiceTo', to, {
  individual: { nationalCode: optional(named(nationalCodeField, { help: 'invoices.to.national-code-help', helpFacts: { digits: NATIONAL_ID_DIGITS } })) },
  legal: {
    legalName: text({ area: 'invoices.legal-name', min: 2, max: LEGAL_NAME_MOST_CHARACTERS, label: 'invoices.to.legal-name', fill: 'organization' }),
    economicCode,
    legalId,
  },
});

/** The section “invoice to” of a form; fields of the other kind are ignored. [ORD-2] */
export function invoiceSchema(): z.ZodType<{ invoice: InvoiceWish }> {
  return readerSchema(readWish);
}

/** A form that has this section among its own fields. */
export function withInvoice<T>(form: z.ZodType<T>): z.ZodType<T & { invoice: InvoiceWish }> {
  return z.intersection(form, invoiceSchema());
}

function readWish(typed: Readonly<Record<string, unknown>>): FormResult<{ invoice: InvoiceWish }> {
  const read = parseCases(invoiceCases, typed);
  if (!read.ok) return read;
  const found = read.value;
  if (found.invoiceTo === 'individual') return { ok: true, value: { invoice: { kind: 'individual', nationalCode: found.nationalCode } } };
  const { legalName: name, economicCode, legalId } = found;
  return { ok: true, value: { invoice: { kind: 'legal', name, economicCode, legalId } } };
}
