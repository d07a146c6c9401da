import { and, count, eq, inArray, ne } from '@payloadcms/db-postgres/drizzle';
import { seatedStates } from '#domain/academy/enrolment-life-cycle';
import { addressCount } from '../addresses/address-book';
import { openRequestsOf } from '../store/open-requests';
import { comments, devices, orders, questions, service_requests } from '../store/schema.generated';
import { enrolments, topicFollows } from '../store/tables';
import { myWallet } from '../wallet/wallet';
import { guarded, service } from '../service';
import { sessionState } from './session-state';

/** What the account's first page shows: who it is, and how much stands in each part; each part asks for its own right. [DASH-1] */
export const dashboardPage = guarded('account.open', async (ctx) => {
  const [session, orderCount, deviceCount, requests, asked, courses, written, followed, addresses, wallet] = await Promise.all([
    sessionState(ctx),
    countOrders(ctx),
    countDevices(ctx),
    countRequests(ctx),
    countQuestions(ctx),
    countCourses(ctx),
    countComments(ctx),
    countTopics(ctx),
    addressCount(ctx),
    myWallet(ctx),
  ]);
  return {
    session,
    orders: orderCount,
    devices: deviceCount,
    requests,
    questions: asked,
    courses,
    comments: written,
    topics: followed,
    addresses,
    balanceToman: wallet.balanceToman,
  };
});

const countOrders = service(
  'orders.list',
  async (ctx): Promise<number> => {
    const [row] = await ctx.rt.db.select({ orders: count() }).from(orders).where(eq(orders.user, ctx.actor.userId));
    return row?.orders ?? 0;
  },
  () => 0,
);

const countDevices = service(
  'devices.list',
  async (ctx): Promise<number> => {
    const [row] = await ctx.rt.db.select({ devices: count() }).from(devices).where(eq(devices.user, ctx.actor.userId));
    return row?.devices ?? 0;
  },
  () => 0,
);

/** Requests for services that are still open. */
const countRequests = service(
  'requests.list',
  (ctx): Promise<number> => ctx.rt.db.$count(service_requests, openRequestsOf(ctx.actor.userId)),
  () => 0,
);

/** Courses in which the account has a seat. [DASH-1: AI courses] */
const countCourses = service(
  'courses.enrol',
  (ctx): Promise<number> => ctx.rt.db.$count(enrolments, and(eq(enrolments.userId, ctx.actor.userId), inArray(enrolments.state, [...seatedStates]))),
  () => 0,
);

/** How many questions somebody has asked. [DASH-1] */
const countQuestions = service(
  'questions.ask',
  (ctx): Promise<number> => ctx.rt.db.$count(questions, eq(questions.user, ctx.actor.userId)),
  () => 0,
);

/** Comments that the account wrote and has not taken back. [DASH-1: comments] */
const countComments = service(
  'comments.list',
  (ctx): Promise<number> => ctx.rt.db.$count(comments, and(eq(comments.user, ctx.actor.userId), ne(comments.state, 'withdrawn'))),
  () => 0,
);

/** Topics of the magazine that the account follows. [MAG-4] */
const countTopics = service(
  'articles.choose',
  (ctx): Promise<number> => ctx.rt.db.$count(topicFollows, eq(topicFollows.userId, ctx.actor.userId)),
  () => 0,
);
