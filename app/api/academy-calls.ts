import { z } from 'zod';
import { field, oneOf, optional, whole, type Field } from '#domain/fields';
import { ok, refuse, type Result } from '#domain/result';
import type { PayWish } from '#domain/wallet/pay-share';
import { applySeatCode } from '#services/academy/apply-code';
import { leaveCourse } from '#services/academy/end';
import { enrolmentPage, myCourses, type MyEnrolment } from '#services/academy/mine';
import { paySeat } from '#services/academy/pay';
import { reserveSeat } from '#services/academy/reserve';
import { shownCourse, shownCourses } from '#services/academy/shown';
import type { Ctx } from '#services/context';
import { newOnceKey } from '#services/once-key';
import { href } from '../routes';
import { courseData, courseSchema, courseTileSchema, invoiceData, invoiceSchema, nextData, reservationData, reservationSchema } from './academy-data';
import { call, type Call, type Done } from './call';
import { typed } from './field';

/** Where the refusals of numbers stand. */
const COUNT = 'services.count';
const slug = typed(field({ kind: 'code', least: 1, most: 80, about: 'The address of a course', example: 'heart-sounds' }, ok<string>));
const code = typed(field({ kind: 'code', least: 1, most: 60, about: 'The number of a reservation', example: 'ZA-FNT5NZ9' }, ok<string>));
const noCourse = refuse('content.page.unknown', undefined, { status: 404 });
const money = (about: string): Field<number> => ({ ...whole({ area: COUNT, min: 0, max: 999_999_999 }), about, example: '540000' });

const courses = call({
  name: 'courses',
  method: 'GET',
  at: ['/v2/academy/course'],
  about: 'Every published course, with the group that one can enrol in next and its seats.',
  access: 'public',
  data: z.array(courseTileSchema),
  refused: [],
  run: async (ctx) => done((await shownCourses(ctx)).map(({ next, ...tile }) => ({ ...tile, next: nextData(next) }))),
});

const course = call({
  name: 'course',
  method: 'GET',
  at: ['/v2/academy/course/{slug}'],
  about: 'A course: what one can do at the end, its lessons, its groups with seats left and price.',
  access: 'public',
  path: { slug },
  data: courseSchema,
  refused: [404],
  run: async (ctx, { path }) => {
    const found = await shownCourse(ctx, path.slug);
    return found ? done(courseData(found)) : noCourse;
  },
});

const reservations = call({
  name: 'courseReservations',
  method: 'GET',
  at: ['/v2/academy/reservation'],
  about: 'The account’s seats in courses, newest first, with how far each was learnt.',
  access: 'user',
  data: z.array(reservationSchema),
  refused: [],
  run: async (ctx) => done((await myCourses(ctx)).map(reservationData)),
});

const reserve = call({
  name: 'reserveCourseSeat',
  method: 'POST',
  at: ['/v2/academy/reservation'],
  about: 'Holds a seat of a group for twenty minutes; 409 where none is left. Send an Idempotency-Key to be able to repeat it.',
  access: 'user',
  body: { type: 'application/json', fields: { cohortId: typed({ ...whole({ area: COUNT, min: 1, max: 999_999_999 }), about: 'The group', example: '3' }) } },
  data: reservationSchema,
  refused: [403, 404, 409, 422, 503],
  run: async (ctx, { body }, once) => then(ctx, await reserveSeat(ctx, { once: once?.key ?? newOnceKey(), cohortId: body.cohortId })),
});

const leave = call({
  name: 'leaveCourseSeat',
  method: 'DELETE',
  at: ['/v2/academy/reservation/{id}'],
  about: 'Gives a seat back; what was paid goes back whole until the group begins or a paid lesson is opened, later nothing can be left (409).',
  access: 'user',
  path: { id: code },
  data: reservationSchema,
  refused: [403, 404, 409, 503],
  run: async (ctx, { path }) => then(ctx, await leaveCourse(ctx, path.id)),
});

const invoices = call({
  name: 'courseInvoices',
  method: 'GET',
  at: ['/v2/academy/invoice'],
  about: 'What can be paid now: the seats that are held, each with its price.',
  access: 'user',
  data: z.array(invoiceSchema),
  refused: [],
  run: async (ctx) => {
    const held = (await myCourses(ctx)).filter(({ state }) => state === 'held');
    const pages = await Promise.all(held.map((one) => enrolmentPage(ctx, one.code)));
    return done(pages.flatMap((page) => ('ok' in page ? [] : invoiceData(page))));
  },
});

const invoice = call({
  name: 'priceCourseSeat',
  method: 'POST',
  at: ['/v2/academy/invoice'],
  about: 'Prices a held seat anew with a discount code, or without one.',
  access: 'user',
  body: {
    type: 'application/json',
    fields: {
      reservation: code,
      code: typed(optional(field({ kind: 'code', least: 1, most: 40, about: 'A discount code', example: 'MEHR05' }, ok<string>))),
    },
  },
  data: invoiceSchema,
  refused: [403, 404, 409, 422, 503],
  run: async (ctx, { body }) => {
    const priced = await applySeatCode(ctx, { code: body.reservation, discount: body.code?.trim().toUpperCase() ?? null });
    if (!priced.ok) return priced;
    const [bill] = billIn(await enrolmentPage(ctx, priced.value.code));
    return bill ? done(bill) : refuse('academy.bill.void', undefined, { status: 409 });
  },
});

const pay = call({
  name: 'payCourseSeat',
  method: 'POST',
  at: ['/v2/academy/invoice/{id}/pay'],
  about: 'Pays a held seat from the wallet, at the gateway, or so much from the wallet and the rest there. Send an Idempotency-Key to be able to repeat it.',
  access: 'user',
  path: { id: code },
  body: {
    type: 'application/json',
    fields: {
      shownToman: typed(money('The price that was shown; another is not paid (409)')),
      by: typed(oneOf(['gateway', 'wallet', 'both'], 'wallet.way.unknown', { about: 'By what', example: 'gateway' })),
      walletToman: typed(optional(money('With `both`: the part from the wallet'))),
    },
  },
  data: z
    .strictObject({ code: z.string(), paid: z.boolean(), payUrl: z.string().nullable().meta({ description: 'Where the payer goes on at the gateway' }) })
    .meta({ id: 'CoursePayment' }),
  refused: [403, 404, 409, 422, 429, 503],
  run: async (ctx, { path, body: { shownToman, by, walletToman } }, once) => {
    const wish = wishOf(by, walletToman);
    if (!wish.ok) return wish;
    const callbackUrl = ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn');
    const paid = await paySeat(ctx, { key: once?.key ?? newOnceKey(), code: path.id, shownToman, wish: wish.value, callbackUrl });
    return paid.ok ? done({ code: paid.value.code, paid: paid.value.payUrl === null, payUrl: paid.value.payUrl }) : paid;
  },
});

function wishOf(by: 'gateway' | 'wallet' | 'both', walletToman: number | null): Result<PayWish> {
  if (by !== 'both') return ok({ by });
  return walletToman ? ok({ by, walletToman }) : refuse('api.missing', undefined, { field: 'walletToman' });
}

const billIn = (page: Awaited<ReturnType<typeof enrolmentPage>>) => ('ok' in page ? [] : invoiceData(page as MyEnrolment));

async function then(ctx: Ctx, made: Result<{ code: string }>) {
  if (!made.ok) return made;
  const page = await enrolmentPage(ctx, made.value.code);
  return 'ok' in page ? page : done(reservationData(page));
}

function done<D>(data: D): { ok: true; value: Done<D> } {
  return { ok: true, value: { data } };
}

/** Courses, seats and their payment as clients ask for them. [ACAD-1, ACAD-2, API-2: academy] */
export const academyCalls: readonly Call[] = [courses, course, reservations, reserve, leave, invoices, invoice, pay];
