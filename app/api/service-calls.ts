import { z } from 'zod';
import { field, oneOf, optional, whole, type Field } from '#domain/fields';
import { ok, refuse, together, type Refusal, type Result } from '#domain/result';
import { requestMessage } from '#domain/service-requests/messages';
import { askedIn, readService } from '#domain/service-requests/read-service';
import { cancelReason } from '#domain/service-requests/fields';
import { fetchFields } from '#domain/service-requests/rental';
import { fieldsOf, type ServiceCode } from '#domain/service-requests/types/all';
import type { ServiceType } from '#domain/service-requests/service-type';
import { UPLOAD_MOST_FILES } from '#domain/records/files';
import type { PayWish } from '#domain/wallet/pay-share';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { shownServices } from '#services/content/service-offers';
import { newOnceKey } from '#services/once-key';
import { acceptOffer } from '#services/service-requests/accept';
import { askForService, wasAsked } from '#services/service-requests/ask';
import { decideRequest, type RequestDecision } from '#services/service-requests/decide';
import { askFetch } from '#services/service-requests/fetch';
import { keepDraftFiles, myDraftFiles } from '#services/service-requests/draft-files';
import { addressFromBook } from '#services/service-requests/from-book';
import { payMonth } from '#services/service-requests/month';
import { writeToDesk } from '#services/service-requests/messages';
import { myServiceRequests } from '#services/service-requests/mine';
import { requestPage } from '#services/service-requests/my-request';
import { askedType } from '#services/service-requests/new-request';
import { openBills } from '#services/service-requests/open-bills';
import { payRequest } from '#services/service-requests/pay';
import { payFare } from '#services/service-requests/fare-pay';
import { declineSupplement, paySupplement } from '#services/service-requests/supplement';
import { keepWaiting } from '#services/service-requests/wait';
import type { Once } from '#services/store/commit';
import { href } from '../routes';
import { call, type Call, type Done } from './call';
import { files, list as listOf, typed } from './field';
import { schemaOf } from './field-schema';
import { asForm, readFields } from './read-fields';
import {
  askedTypes,
  billData,
  billSchema,
  requestData,
  requestRowData,
  requestRowSchema,
  requestSchema,
  serviceFormData,
  serviceFormSchema,
} from './service-data';
import { serviceSchema } from './service-schema';

type AskedType = ServiceType & { readonly code: ServiceCode };
type Sent = Readonly<Record<string, unknown>>;

/** Where the refusals of numbers stand. */
const COUNT = 'services.count';
const FORM = '/api/v2/service-form';
const unknownService = refuse('services.type.unknown', undefined, { status: 404 });
const code = typed(field({ kind: 'code', least: 1, most: 60, about: 'The number of a request', example: 'ZS-FNT5NZ9' }, ok<string>));

/** What a payment says: the price that was seen, and by what it is paid. */
const payFields = {
  shownToman: typed(numbered('The price that was shown; another is not paid (409)', 999_999_999)),
  by: typed(oneOf(['gateway', 'wallet', 'both'], 'wallet.way.unknown', { about: 'By what', example: 'gateway' })),
  walletToman: typed(optional(numbered('With `both`: the part from the wallet', 999_999_999))),
};
const paymentSchema = z
  .strictObject({ code: z.string(), paid: z.boolean(), payUrl: z.string().nullable().meta({ description: 'Where the payer goes on at the gateway' }) })
  .meta({ id: 'ServicePayment' });
const callbackOf = (ctx: Ctx) => ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn');
const paymentOf = (paid: Result<{ code: string; payUrl: string | null }>) =>
  paid.ok ? done({ code: paid.value.code, paid: paid.value.payUrl === null, payUrl: paid.value.payUrl }) : paid;

const list = call({
  name: 'serviceForms',
  method: 'GET',
  at: [FORM, '/api/v1/service-form'],
  about: 'Every service that can be asked for now, with its prices, rules and form.',
  access: 'public',
  data: z.array(serviceFormSchema),
  refused: [],
  run: async (ctx) => {
    const shown = await shownServices(ctx);
    return done(askedTypes.flatMap((type) => shown.flatMap((one) => (one.code === type.code ? [serviceFormData(ctx.lang, type, one)] : []))));
  },
});

const formOf = (type: AskedType, also: readonly string[]) =>
  call({
    name: `serviceForm_${type.api}`,
    method: 'GET',
    at: [`${FORM}/${type.api}`, ...also],
    about: `${nameOf(type)}: what can be asked for, its rules and its form.`,
    access: 'public',
    data: serviceFormSchema,
    refused: [404],
    run: async (ctx) => {
      const shown = (await shownServices(ctx)).find((one) => one.code === type.code);
      return shown ? done(serviceFormData(ctx.lang, type, shown)) : unknownService;
    },
  });

/** What goes beside the form of a type. */
const besides = {
  address: typed(optional(numbered('An address of one’s book in the place of city, fullAddress, plate and unit', 999_999_999))),
  papers: listOf({
    of: typed(field({ kind: 'text', least: 1, most: 40, about: 'The id of one', example: '0f3c…' }, ok<string>)),
    most: 2 * UPLOAD_MOST_FILES,
    about: 'Papers that were sent before, by `/v2/file`',
    optional: true,
  }),
};
const besidesSchema = schemaOf(besides).shape;
const askedSchema = z
  .strictObject({ code: z.string(), dueAt: z.iso.datetime().meta({ description: 'Until when it is looked at' }) })
  .meta({ id: 'ServiceAsked' });
/** What is sent is read by the type's own reader, with what is offered now. */
const asSent = (sent: Sent) => ok(sent);

const askFor = (type: AskedType, also: readonly string[]) =>
  call({
    name: `askService_${type.api}`,
    method: 'POST',
    at: [`${FORM}/${type.api}`, ...also],
    about: `Asks for: ${nameOf(type)}. Send an Idempotency-Key to be able to repeat it.`,
    access: 'user',
    body: { type: 'application/json', fields: {}, schema: serviceSchema(type, besidesSchema), read: asSent },
    data: askedSchema,
    refused: [403, 404, 409, 422, 429, 503],
    run: (ctx, { body }, once) => ask(ctx, type, body, once),
  });

const askByName = call({
  name: 'askService',
  method: 'POST',
  at: ['/api/v1/service-form'],
  about: 'Asks for the service that `serviceType` names, as `/api/v2/service-form/{type}` does.',
  access: 'user',
  body: {
    type: 'application/json',
    fields: {},
    schema: z.union(askedTypes.map((type) => serviceSchema(type, { serviceType: z.literal(type.api), ...besidesSchema })) as [z.ZodType, ...z.ZodType[]]),
    read: asSent,
  },
  data: askedSchema,
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { body }, once) => {
    const { serviceType, ...sent } = body as Sent;
    const type = askedTypes.find(({ api }) => api === serviceType);
    return type ? ask(ctx, type, sent, once) : { ...unknownService, status: 422, field: 'serviceType' };
  },
});

async function ask(ctx: Ctx, { code: of }: AskedType, sent: Sent, once: Once | undefined): Promise<Result<Done<z.infer<typeof askedSchema>>>> {
  const found = await askedType(ctx, of);
  if (!found) return unknownService;
  const { type } = found;
  const key = once?.key ?? newOnceKey();
  const plain = asForm(fieldsOf(type), sent);
  const more = readFields(besides, sent);
  if (!plain.ok || !more.ok) return together(...[plain, more].flatMap((one) => (one.ok ? [] : one.refusals))) as Refusal;
  const papers = [...new Set(more.value.papers)];
  const address = more.value.address === null ? null : await addressFromBook(ctx, more.value.address);
  if (address && !address.ok) return { ...address, field: 'address' };
  const form = { ...plain.value, ...address?.value };
  const asked = askedIn(type, form);
  const fileFields = Object.entries(asked).flatMap(([name, { kind }]) => (kind === 'files' ? [name] : []));
  // Sent before, its papers have gone with it; what else it says is compared with the first.
  const before = once !== undefined && (await wasAsked(ctx, key));
  const kept = (await myDraftFiles(ctx, type.code)).filter(({ id }) => papers.includes(id));
  if (!before && kept.some((one) => !fileFields.includes(one.field))) return refuse('services.files.gone', undefined, { status: 409, field: 'papers' });
  const read = readService(type, form, new Set(before ? fileFields : kept.map((one) => one.field)));
  if (!read.ok) return together(...read.refusals) as Refusal;
  const done = await askForService(ctx, { once: key, service: type.code, values: read.value, papers });
  if (!done.ok) return done;
  const { code: made, dueAt } = done.value;
  return { ok: true, value: { data: { code: made, dueAt: new Date(dueAt).toISOString() }, message: 'services.new.sent', facts: { code: made } } };
}

const sendFile = call({
  name: 'sendFile',
  method: 'POST',
  at: ['/v2/file'],
  about: 'Keeps papers for a request that is sent within a day: each is looked into, for this account alone, and goes with one request.',
  access: 'user',
  body: {
    type: 'multipart/form-data',
    fields: {
      service: typed(
        oneOf(
          askedTypes.map(({ api }) => api),
          'services.choice.missing',
          { about: 'The type of service', example: 'nurse' },
        ),
      ),
      field: typed(field({ kind: 'text', least: 1, most: 40, about: 'The field of its form', example: 'prescription' }, ok<string>)),
      files: files({ about: 'Pictures or PDF', most: UPLOAD_MOST_FILES }),
    },
  },
  data: z.array(z.string()).meta({ description: 'Their ids' }),
  refused: [403, 422, 429, 503],
  run: async (ctx, { body }) => {
    const type = askedTypes.find(({ api }) => api === body.service);
    if (!type) return unknownService;
    if (fieldsOf(type)[body.field]?.kind !== 'files') return refuse('services.choice.missing', undefined, { field: 'field' });
    const kept = await keepDraftFiles(
      ctx,
      { service: type.code, field: body.field },
      body.files.map((file) => ({ file, name: file.name })),
    );
    return kept.ok ? done(kept.value) : { ...kept, field: 'files' };
  },
});

const mine = call({
  name: 'myServiceRequests',
  method: 'GET',
  at: [`${FORM}/mine`],
  about: 'The account’s requests, open ones first; `next` is where the next page begins.',
  access: 'user',
  query: { after: typed(optional(field({ kind: 'text', least: 0, most: 20, about: '`next` of the page before', example: 'open-12' }, ok<string>))) },
  data: z.strictObject({ rows: z.array(requestRowSchema), next: z.string().nullable() }).meta({ id: 'ServiceRequests' }),
  refused: [],
  run: async (ctx, { query }) => {
    const { rows, next } = await myServiceRequests(ctx, query.after);
    return done({ rows: rows.map((row) => requestRowData(ctx.lang, row)), next });
  },
});

const one = call({
  name: 'myServiceRequest',
  method: 'GET',
  at: [`${FORM}/mine/{code}`],
  about: 'One request: its state, prices, visits, papers, messages, history and who opened it.',
  access: 'user',
  path: { code },
  data: requestSchema,
  refused: [404],
  run: async (ctx, { path }) => pageOf(ctx, path.code),
});

const accept = call({
  name: 'acceptServicePrice',
  method: 'POST',
  at: [`${FORM}/mine/{code}/accept`],
  about: 'Accepts the price of this version. Where another has come meanwhile nothing is accepted (409).',
  access: 'user',
  path: { code },
  body: { type: 'application/json', fields: { version: typed(numbered('The version of the price that was read', 9_999)) } },
  data: requestSchema,
  refused: [403, 404, 409, 422, 503],
  run: async (ctx, { path, body }) => then(ctx, path.code, await acceptOffer(ctx, { code: path.code, version: body.version })),
});

const decision = (event: RequestDecision['event'], address: string, about: string) =>
  call({
    name: `serviceRequest_${address}`,
    method: 'POST',
    at: [`${FORM}/mine/{code}/${address}`],
    about,
    access: 'user',
    path: { code },
    body: {
      type: 'application/json',
      fields: {
        reason: typed({ ...cancelReason, about: 'Why, if one likes to say', example: 'A relative comes' }),
        seenFeeToman: typed(optional(numbered('The fee that was shown; a higher one is not taken (409)', 999_999_999))),
      },
    },
    data: requestSchema,
    refused: [403, 404, 409, 422, 503],
    run: async (ctx, { path, body: { reason, seenFeeToman } }) => {
      const decided = { code: path.code, event, ...(reason ? { reason } : {}), seenFeeToman: seenFeeToman ?? 0 };
      return then(ctx, path.code, await decideRequest(ctx, decided));
    },
  });

const wait = call({
  name: 'keepWaiting',
  method: 'POST',
  at: [`${FORM}/mine/{code}/wait`],
  about: 'Waits on though nobody answered in time: a new promise begins, and it can be cancelled as freely as before.',
  access: 'user',
  path: { code },
  data: requestSchema,
  refused: [403, 404, 409, 503],
  run: async (ctx, { path }) => then(ctx, path.code, await keepWaiting(ctx, path.code)),
});

const fetchBack = call({
  name: 'askFetch',
  method: 'POST',
  at: [`${FORM}/mine/{code}/fetch`],
  about: 'Asks for what is lent to be fetched on a day, also again after nobody came. What was paid for its month stays paid; the deposit returns afterwards.',
  access: 'user',
  path: { code },
  body: {
    type: 'application/json',
    fields: {
      day: typed({ ...fetchFields.day, about: 'From tomorrow on' }),
      part: typed({ ...fetchFields.part, about: 'The part of the day' }),
    },
  },
  data: requestSchema,
  refused: [403, 404, 409, 422, 503],
  run: async (ctx, { path, body }) => then(ctx, path.code, await askFetch(ctx, { code: path.code, ...body })),
});

const month = call({
  name: 'payRentalMonth',
  method: 'POST',
  at: [`${FORM}/mine/{code}/month`],
  about: 'Pays another month of what is lent at today’s price (`rental.price`), as a bill is paid. Send an Idempotency-Key to be able to repeat it.',
  access: 'user',
  path: { code },
  body: {
    type: 'application/json',
    fields: {
      endsOn: typed(
        field(
          {
            kind: 'code',
            least: 10,
            most: 10,
            about: 'The last day that was shown (`rental.endsOn`); where it has moved nothing is paid (409)',
            example: '2026-12-24',
          },
          ok<string>,
        ),
      ),
      ...payFields,
    },
  },
  data: paymentSchema,
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { path, body }, once) => {
    const wish = wishOf(body.by, body.walletToman);
    if (!wish.ok) return wish;
    const { endsOn, shownToman } = body;
    return paymentOf(
      await payMonth(ctx, { key: once?.key ?? newOnceKey(), code: path.code, endsOn, shownToman, wish: wish.value, callbackUrl: callbackOf(ctx) }),
    );
  },
});

const write = call({
  name: 'writeAboutRequest',
  method: 'POST',
  at: [`${FORM}/mine/{code}/message`],
  about: 'Writes to the desk about a request.',
  access: 'user',
  path: { code },
  body: { type: 'application/json', fields: { words: typed({ ...requestMessage, about: 'The message', example: 'When do you come?' }) } },
  data: requestSchema,
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { path, body }, once) =>
    then(ctx, path.code, await writeToDesk(ctx, { once: once?.key ?? newOnceKey(), code: path.code, words: body.words })),
});

const bills = call({
  name: 'openServiceBills',
  method: 'GET',
  at: ['/v2/servicesPayment'],
  about: 'What can be paid now: prices that were accepted, what they cost more, and rides that are over.',
  access: 'user',
  data: z.array(billSchema),
  refused: [],
  run: async (ctx) => done((await openBills(ctx)).map(billData)),
});

const pay = call({
  name: 'payServiceBill',
  method: 'POST',
  at: ['/v2/servicesPayment'],
  about: 'Pays a bill from the wallet, at the gateway, or so much from the wallet and the rest there. Send an Idempotency-Key to be able to repeat it.',
  access: 'user',
  body: {
    type: 'application/json',
    fields: {
      code,
      ...payFields,
      of: typed(
        optional(oneOf(['price', 'supplement', 'fare'], 'services.choice.missing', { about: 'What of it; its price unless it is said', example: 'price' })),
      ),
      ordinal: typed(optional(numbered('Which supplement', 99))),
    },
  },
  data: paymentSchema,
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { body }, once) => {
    const wish = wishOf(body.by, body.walletToman);
    if (!wish.ok) return wish;
    const paying = { key: once?.key ?? newOnceKey(), code: body.code, shownToman: body.shownToman, wish: wish.value, callbackUrl: callbackOf(ctx) };
    switch (body.of ?? 'price') {
      case 'supplement':
        return paymentOf(body.ordinal === null ? missingOrdinal : await paySupplement(ctx, { ...paying, ordinal: body.ordinal }));
      case 'fare':
        return paymentOf(await payFare(ctx, { ...paying, way: { code: body.code } }));
      default:
        return paymentOf(await payRequest(ctx, paying));
    }
  },
});
const missingOrdinal = refuse('api.missing', undefined, { field: 'ordinal' });

const declineMore = call({
  name: 'declineSupplement',
  method: 'POST',
  at: [`${FORM}/mine/{code}/supplement/decline`],
  about: 'Declines what is asked for on top of a paid price; what was agreed is done without it.',
  access: 'user',
  path: { code },
  body: { type: 'application/json', fields: { ordinal: typed(numbered('Which supplement', 99)) } },
  data: requestSchema,
  refused: [403, 404, 409, 422, 503],
  run: async (ctx, { path, body }) => then(ctx, path.code, await declineSupplement(ctx, { code: path.code, ordinal: body.ordinal })),
});

function wishOf(by: 'gateway' | 'wallet' | 'both', walletToman: number | null): Result<PayWish> {
  if (by !== 'both') return ok({ by });
  return walletToman ? ok({ by, walletToman }) : refuse('api.missing', undefined, { field: 'walletToman' });
}

function numbered(about: string, most: number): Field<number> {
  return { ...whole({ area: COUNT, min: 0, max: most }), about, example: '1' };
}

/** What a request is after it was done. */
async function then(ctx: Ctx, of: string, result: Result<unknown>) {
  return result.ok ? pageOf(ctx, of) : result;
}

async function pageOf(ctx: Ctx, of: string) {
  const page = await requestPage(ctx, of);
  return 'ok' in page ? page : done(requestData(ctx.lang, page));
}

function done<D>(data: D): { ok: true; value: Done<D> } {
  return { ok: true, value: { data } };
}

function nameOf({ code: of }: AskedType): string {
  return say('en', `services.types.${of}.name`);
}

/** Addresses that the specification names for some of them. */
const alsoForms: Readonly<Record<string, readonly string[]>> = { beauty: ['/v2/beauty/service'] };
const alsoAsked: Readonly<Record<string, readonly string[]>> = { beauty: ['/v2/beauty/appointment'], labTest: ['/v2/labTest/request'] };

/** In-place services as clients ask for them: a form for each type as its row declares it, one's own requests, and their payment. [SVC-1: API, API-2, API-3] */
export const serviceCalls: readonly Call[] = [
  list,
  ...askedTypes.flatMap((type) => [formOf(type, alsoForms[type.api] ?? []), askFor(type, alsoAsked[type.api] ?? [])]),
  askByName,
  sendFile,
  mine,
  one,
  accept,
  decision('decline', 'decline', 'Declines a price that was offered.'),
  decision('cancel', 'cancel', 'Cancels a request; after payment by the fee that was shown, none where nobody answered.'),
  decision('nobody-came', 'nobody-came', 'Says that nobody came: everything goes back.'),
  wait,
  fetchBack,
  month,
  write,
  bills,
  pay,
  declineMore,
];
