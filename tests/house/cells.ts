import type { Party } from '#domain/access/actor';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What every visitor may, with an account or without. */
const visitor = `subscriptions.create language.choose login.start session.by-token file-hold.disown groups.look inquiries.look inquiries.send requests.follow ambulance.call doctors.look courses.look papers.verify comments.write articles.answer-useful stock-notices.look messages.look-here`;
/** Rights of all staff: log in, and see what is sold. */
const anyStaff = `subscriptions.create staff.log-in staff.own-login admin.open admin.products.read admin.centres.read admin.doctors.read admin.services.read admin.courses.read`;
/** Rights on orders and invoices of all staff but editors. */
const ordersAndInvoices = `orders.read orders.move orders.ask-serials invoices.read refunds.read admin.orders.read admin.invoices.read admin.groups.read admin.reports.read`;
/** Rights to decide about orders, stock, rules and holidays. */
const running = `orders.call orders.propose orders.decline-cancel orders.correct-dispatch requests.move admin.requests.read groups.move cohorts.move certificates.withdraw admin.enrolments.read admin.reservations.read admin.certificates.read admin.stock.move admin.order-rules.change admin.holidays.change admin.services.change`;
const warranty = `devices.read devices.decide claims.read claims.decide tickets.read tickets.decide tickets.correct-parcel inquiries.answer
  admin.users.read admin.addresses.read admin.channels.read admin.channels.change admin.devices.read admin.claims.read admin.tickets.read admin.inquiries.read`;
const hiring = `hiring.answer admin.hiring.read`;
/** Rights on roles of accounts, and on what is closed of them. */
const roles = `file-hold.reopen penalties.set account-roles.add account-roles.move admin.account-roles.read`;
const texts = `admin.products.change admin.pages.change admin.media.change admin.centres.change admin.doctors.change admin.courses.change comments.answer`;
const selling = `reviews.decide comments.decide questions.decide admin.questions.read admin.codes.change admin.ladder.change admin.subscriptions.read admin.reviews.read admin.comments.read`;
const money = `refunds.try-again refunds.finish-by-hand`;
const machines = `operations.queues.read operations.jobs.retry operations.metrics.read`;

/**
 * Who may do what to any record at all, by person, as the requirements say it (ROLE-1, ADM-5, WAR-7, JOB-1) and not as the
 * table of rights is laid out: a right that is given or taken there is written here by hand too, or a test fails.
 */
export const anyRecord: Readonly<Record<Party, ReadonlySet<string>>> = {
  guest: words(`${visitor} staff.log-in`),
  user: words(visitor),
  'family-member': words('subscriptions.create'),
  'accompanying-doctor': words('subscriptions.create'),
  doctor: words('subscriptions.create questions.answer'),
  'service-provider': words('subscriptions.create'),
  'stand-operator': words('subscriptions.create'),
  'organisation-officer': words('subscriptions.create'),
  agent: words('subscriptions.create'),
  editor: words(`${anyStaff} ${texts} ${selling} admin.services.change`),
  support: words(`${anyStaff} ${ordersAndInvoices} ${running} ${warranty} ${hiring} ${roles} ${selling}`),
  'after-sales': words(`${anyStaff} ${ordersAndInvoices} ${warranty} admin.serials.add`),
  operations: words(`${anyStaff} ${ordersAndInvoices} ${running} ${money} ${machines} admin.serials.add`),
  administrator: words(
    `${anyStaff} ${ordersAndInvoices} ${running} ${warranty} ${hiring} ${roles} ${texts} ${selling} ${money} ${machines} admin.serials.add admin.staff.change`,
  ),
  clock: words(
    `subscriptions.create orders.read orders.end-unpaid orders.queue orders.lapse-proposal payments.settle groups.settle groups.remind requests.settle doctors.fill courses.settle reservations.settle health.chain health.erase refunds.read refunds.carry-out
    devices.remind deadlines.warn stock-notices.tell sale.tick search.refresh links.check messages.deliver deadlines.recompute upkeep.clean accounts.erase staff.from-shell operations.metrics.read`,
  ),
};

/** What a guest may with the cart and the forms of their own browser. */
export const guestsOwn = words('cart.read cart.change drafts.keep');
/** What an account may with what is its own. */
export const accountsOwn = words(
  `cart.read cart.change cart.join cart.buy-again drafts.keep session.list session.end account-roles.list second-step.own file-hold.own account.open account.change account.delete addresses.list addresses.change checkout.start
  orders.list orders.read orders.pay orders.give-up orders.ask-to-cancel orders.answer-proposal invoices.read invoices.ask payments.follow
  wallet.read wallet.top-up wallet.pay groups.open groups.join refunds.read refunds.take-to-wallet devices.list devices.register devices.read devices.release
  claims.read tickets.send tickets.withdraw tickets.read requests.ask requests.decide requests.write requests.keep-results requests.pay requests.list requests.results courses.enrol reservations.book rooms.visit health.begin health.family shares.open inquiries.list inquiries.adopt reviews.write questions.ask comments.list articles.choose stock-notices.ask`,
);
/** What a verified provider may with the visits that are theirs. */
export const providersOwn = words('visits.list visits.move visits.rest');
/** What those who are in a group may with it, and what its leader may besides. */
export const membersOwn = words('groups.list groups.names groups.leave');
export const leadersOwn = words('groups.lead');
/** What a verified doctor may with hours that are theirs. */
export const doctorsOwn = words('doctors.hours reservations.meet rooms.attend');
