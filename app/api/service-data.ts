import { z } from 'zod';
import type { Field } from '#domain/fields';
import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import { formParts, type FormPart, type ServiceType } from '#domain/service-requests/service-type';
import { backWays } from '#domain/service-requests/rental';
import { requestStates } from '#domain/service-requests/states';
import { serviceTypes, type ServiceCode } from '#domain/service-requests/types/all';
import type { Lang } from '#locales/lang';
import { hasWord, say } from '#locales/say';
import type { ShownService } from '#services/content/service-offers';
import type { MyServiceRequest } from '#services/service-requests/mine';
import type { MyRental } from '#services/service-requests/my-rental';
import type { RequestPage } from '#services/service-requests/my-request';
import type { OpenBill } from '#services/service-requests/open-bills';

type Type = ServiceType & { readonly code: ServiceCode };

/** The types that are asked for by a form of an account; an ambulance is called. */
export const askedTypes = (serviceTypes as readonly Type[]).filter(({ provider }) => provider !== 'ambulance');
const apiOf = (code: ServiceCode) => serviceTypes.find((one) => one.code === code)?.api ?? code;
const words = (lang: Lang, key: string | undefined, facts: Readonly<Record<string, string | number>> = {}) =>
  key !== undefined && hasWord(key) ? say(lang, key, facts) : null;

const moment = z.iso.datetime();
const fieldSchema = z
  .strictObject({
    name: z.string(),
    part: z.enum(formParts),
    kind: z.string().meta({
      description:
        'text, lines, whole, phone, choice, several, tick, day (Gregorian, 2026-12-01), city as text, or files: papers are sent before, by `/v2/file`',
    }),
    label: z.string().nullable(),
    help: z.string().nullable(),
    optional: z.boolean(),
    least: z.number().nullable().meta({ description: 'Of a number, or of characters' }),
    most: z.number().nullable(),
    choices: z.array(z.strictObject({ value: z.string(), label: z.string() })).nullable(),
    when: z
      .strictObject({ field: z.string(), is: z.array(z.string()) })
      .nullable()
      .meta({ description: 'It is asked only where the other field says one of these' }),
  })
  .meta({ id: 'ServiceField' });
const itemSchema = z.strictObject({
  code: z.string(),
  title: z.string(),
  rules: z.string().nullable(),
  priceToman: z.int().nullable().meta({ description: 'Null is found after review' }),
  minutes: z.tuple([z.int(), z.int()]).nullable(),
});

/** A type of service as it is offered now: what can be asked for, its rules, and its form. [SVC-1: API] */
export const serviceFormSchema = z
  .strictObject({
    type: z.string(),
    name: z.string(),
    group: z.string(),
    fromToman: z.int().nullable(),
    items: z.array(itemSchema),
    rules: z.array(z.string()),
    fields: z.array(fieldSchema),
  })
  .meta({ id: 'ServiceForm' });

export function serviceFormData(lang: Lang, type: Type, { items, fromToman }: ShownService): z.infer<typeof serviceFormSchema> {
  const minutes = type.visits[0]?.minutes;
  const facts = { feeToman: CANCELLATION_FEE_TOMAN, ...(minutes ? { least: minutes[0], most: minutes[1] } : {}) };
  return {
    type: type.api,
    name: say(lang, `services.types.${type.code}.name`),
    group: type.group,
    fromToman,
    items: items.map(({ code, title, rules, priceToman, minutes: takes }) => ({ code, title, rules, priceToman, minutes: takes && [...takes] })),
    rules: type.rules.map((rule) => say(lang, `services.rules.${rule}`, facts)),
    fields: formParts.flatMap((part) => [
      ...Object.entries(type.fields[part] ?? {}).map(([name, field]) => fieldData(lang, { name, part, field, when: null })),
      ...(part === 'what' ? inCases(lang, type) : []),
    ]),
  };
}

/** The choice among the cases, then what each asks; a field that several ask stands once. */
function inCases(lang: Lang, { cases }: Type): z.infer<typeof fieldSchema>[] {
  if (!cases) return [];
  const asking = new Map<string, { field: Field<unknown>; is: string[] }>();
  for (const [value, fields] of Object.entries(cases.of))
    for (const [name, field] of Object.entries(fields)) asking.set(name, { field, is: [...(asking.get(name)?.is ?? []), value] });
  return [
    fieldData(lang, { name: cases.on, part: 'what', field: cases.choice, when: null }),
    ...[...asking].map(([name, { field, is }]) => fieldData(lang, { name, part: 'what', field, when: { field: cases.on, is } })),
  ];
}

type Asked = { name: string; part: FormPart; field: Field<unknown>; when: { field: string; is: string[] } | null };
function fieldData(lang: Lang, { name, part, field, when }: Asked): z.infer<typeof fieldSchema> {
  const choices =
    field.kind === 'choice' || field.kind === 'several' ? field.of.map((value) => ({ value, label: words(lang, `${field.says}.${value}`) ?? value })) : null;
  const [least, most] = 'least' in field ? [field.least, field.most] : [null, field.kind === 'files' ? field.mostFiles : null];
  const { kind, optional, label, help, helpFacts } = field;
  return { name, part, kind, optional, label: words(lang, label), help: words(lang, help, helpFacts), least, most, choices, when };
}

const rowShape = {
  code: z.string(),
  service: z.string(),
  state: z.enum(requestStates),
  stateText: z.string(),
  madeAt: moment,
  dueAt: moment.nullable().meta({ description: 'By when whoever has the next step makes it' }),
  totalToman: z.int().nullable(),
};
/** A request in the list of one's own. */
export const requestRowSchema = z.strictObject(rowShape).meta({ id: 'ServiceRequestRow' });

type Row = Pick<MyServiceRequest, 'code' | 'service' | 'state' | 'madeAt' | 'dueAt' | 'totalToman'>;
export function requestRowData(lang: Lang, { code, service, state, madeAt, dueAt, totalToman }: Row): z.infer<typeof requestRowSchema> {
  const stateText = say(lang, `services.states.${state}`);
  return { code, service: apiOf(service), state, stateText, madeAt: madeAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, totalToman };
}

const lineSchema = z.strictObject({
  kind: z.string(),
  reason: z.string(),
  item: z.string().nullable(),
  words: z.string(),
  count: z.int(),
  unitToman: z.int(),
  totalToman: z.int(),
});
const rentalSchema = z.strictObject({
  serial: z.string(),
  months: z.int(),
  endsOn: z.string().meta({ description: 'Its last day, in Tehran' }),
  returned: z.boolean(),
  extend: z.enum(['now', 'later', 'review', 'no']).meta({ description: 'Whether another month can be paid' }),
  extendOn: z.string().meta({ description: 'From when on' }),
  price: z.strictObject({ wasToman: z.int().nullable(), isToman: z.int().nullable() }),
  fetchDays: z.array(z.string()),
  back: z.enum(backWays).nullable(),
  deposit: z.strictObject({ depositToman: z.int(), damageToman: z.int(), backToman: z.int(), reason: z.string().nullable(), settled: z.boolean() }),
});
/** One request with everything of it. */
export const requestSchema = z
  .strictObject({
    ...rowShape,
    paidToman: z.int(),
    name: z.string(),
    phone: z.string(),
    asked: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    papers: z.array(z.strictObject({ id: z.string(), type: z.string(), bytes: z.int() })),
    offers: z.array(
      z.strictObject({
        version: z.int(),
        lines: z.array(lineSchema),
        totalToman: z.int(),
        depositToman: z.int(),
        visitFrom: moment,
        visitTo: moment,
        reason: z.string().nullable(),
      }),
    ),
    visits: z.array(
      z.strictObject({
        ordinal: z.int(),
        kind: z.string(),
        state: z.string(),
        from: moment.nullable(),
        to: moment.nullable(),
        provider: z.string().nullable(),
        code: z.string().nullable().meta({ description: 'What is said at the door' }),
        doorAt: moment.nullable().meta({ description: 'Since when whoever comes says to be at the door' }),
        note: z.string().nullable(),
        findings: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      }),
    ),
    happened: z.array(z.strictObject({ event: z.string(), at: moment, reason: z.string().nullable(), dueAt: moment.nullable() })),
    openings: z.array(
      z.strictObject({
        at: moment,
        times: z.int(),
        by: z.string().nullable().meta({ description: 'Whoever comes; null for our staff' }),
        paper: z.boolean(),
        own: z.boolean().meta({ description: 'By whoever asked: a result of theirs' }),
      }),
    ),
    awaited: z.enum(['in-time', 'late']).nullable().meta({ description: 'How a result that is still to come stands' }),
    results: z.array(
      z.strictObject({
        at: moment,
        side: z.enum(['provider', 'desk']),
        values: z.array(z.strictObject({ test: z.string(), value: z.string(), unit: z.string().nullable(), reference: z.string().nullable() })),
        papers: z.array(z.strictObject({ id: z.string(), type: z.string(), bytes: z.int() })),
        withdrawn: z.string().nullable().meta({ description: 'Why it was taken back' }),
        taken: z.boolean().meta({ description: 'The health file has it now' }),
      }),
    ),
    messages: z.array(z.strictObject({ side: z.string(), words: z.string(), at: moment })),
    rental: rentalSchema.nullable().meta({ description: 'What is lent, once it was brought' }),
    supplements: z
      .array(z.strictObject({ ordinal: z.int(), amountToman: z.int(), reason: z.string(), state: z.string(), payUntil: moment }))
      .meta({ description: 'What was asked for on top of its price' }),
    fare: z.strictObject({ amountToman: z.int(), state: z.string() }).nullable().meta({ description: 'What a ride costs that was agreed by phone' }),
    invoices: z.array(z.string()).meta({ description: 'The numbers of its invoices' }),
    mayWait: z.boolean(),
    mayWrite: z.boolean(),
  })
  .meta({ id: 'ServiceRequest' });

const rentalData = ({ over: _over, ...rental }: MyRental): z.infer<typeof rentalSchema> => rental;
const at = (date: Date | null) => date?.toISOString() ?? null;

export function requestData(lang: Lang, page: RequestPage): z.infer<typeof requestSchema> {
  const { paidToman, name, phone, asked, papers, offers, visits, happened, openings, mayWait, thread, awaited, results, rental, supplements, fare, invoices } =
    page;
  return {
    ...requestRowData(lang, page),
    ...{ paidToman, name, phone, papers, mayWait, mayWrite: thread.mayWrite, rental: rental && rentalData(rental) },
    asked: asked.map(([of, value]) => ({ name: of, value })),
    offers: offers.map(({ version, lines, totalToman, depositToman, visitFrom, visitTo, reason }) => ({
      ...{ version, totalToman, depositToman, reason, visitFrom: visitFrom.toISOString(), visitTo: visitTo.toISOString() },
      lines: lines.map(({ kind, reason: why, item, words: own, count, unitToman, totalToman: sum }) => ({
        ...{ kind, reason: why, item, words: own, count, unitToman, totalToman: sum },
      })),
    })),
    visits: visits.map(({ ordinal, kind, state, hours, provider, code, doorAt, note, findings }) => ({
      ...{ doorAt: at(doorAt), note, findings: findings.map(([of, value]) => ({ name: of, value })) },
      ...{ ordinal, kind, state, provider, code, from: at(hours?.from ?? null), to: at(hours?.to ?? null) },
    })),
    happened: happened.map(({ event, at: when, reason, dueAt }) => ({ event, at: when.toISOString(), reason, dueAt: at(dueAt) })),
    openings: openings.map(({ at: when, times, by, paper, own }) => ({ at: when.toISOString(), times, by, paper, own })),
    supplements: supplements.map(({ payUntil, ...one }) => ({ ...one, payUntil: payUntil.toISOString() })),
    fare,
    invoices: invoices.numbers,
    awaited,
    results: results.map(({ at: when, side, values, papers: files, withdrawn, taken }) => ({
      at: when.toISOString(),
      side,
      withdrawn,
      taken,
      values: values.map((one) => ({ ...one })),
      papers: [...files],
    })),
    messages: thread.messages.map(({ side, words: own, at: when }) => ({ side, words: own, at: when.toISOString() })),
  };
}

/** A bill that waits for its payment. */
export const billSchema = z
  .strictObject({
    of: z.enum(['price', 'supplement', 'fare']).meta({ description: 'An accepted price, what it costs more, or a ride that is over' }),
    code: z.string(),
    service: z.string(),
    totalToman: z.int(),
    payUntil: moment.nullable(),
    ordinal: z.int().nullable().meta({ description: 'Which supplement it is' }),
  })
  .meta({ id: 'ServiceBill' });

export function billData({ payUntil, service, ...bill }: OpenBill): z.infer<typeof billSchema> {
  return { ...bill, service: apiOf(service), payUntil: at(payUntil) };
}
