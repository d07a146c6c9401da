import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { moveEnrolment, type EnrolmentEvent, type EnrolmentMover, type EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { moveAccountRole, type AccountRoleEvent, type AccountRoleState } from '#domain/accounts/account-role';
import { moveComment } from '#domain/comments/life-cycle';
import { moveReservation, type ReservationEvent, type ReservationMover, type ReservationState } from '#domain/consultations/life-cycle';
import { moveMeeting, type MeetingEvent, type MeetingMover, type MeetingState } from '#domain/consultations/meeting';
import type { ModeratedEvent, ModeratedState, Moderator } from '#domain/content/moderated';
import { moveGroup, type GroupMover } from '#domain/groups/life-cycle';
import { moveMember, type MemberMover } from '#domain/groups/member-life-cycle';
import type { GroupEvent, GroupState, MemberEvent, MemberState } from '#domain/groups/states';
import type { InquiryState } from '#domain/inquiries/kinds';
import { moveInquiry, type InquiryEvent } from '#domain/inquiries/life-cycle';
import type { Moved } from '#domain/lifecycle';
import { moveOrder, type OrderMover, type OrderStanding } from '#domain/orders/life-cycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import { moveAnswerState } from '#domain/questions/answer-states';
import { moveQuestion, type QuestionEvent, type QuestionMover, type QuestionState } from '#domain/questions/life-cycle';
import { moveRefund, type RefundEvent, type RefundMover, type RefundState } from '#domain/refunds/life-cycle';
import type { Result } from '#domain/result';
import { moveReview } from '#domain/reviews/life-cycle';
import type { ReviewEvent, ReviewMover, ReviewState } from '#domain/reviews/states';
import { moveRequest, type RequestMover, type RequestStanding } from '#domain/service-requests/life-cycle';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import { moveVisit, type VisitEvent, type VisitMover, type VisitStanding, type VisitState } from '#domain/service-requests/visit-life-cycle';
import { moveClaim, type ClaimedDevice, type ClaimEvent, type ClaimState } from '#domain/warranty/claim-life-cycle';
import { moveDevice, type WarrantyMover } from '#domain/warranty/device-life-cycle';
import type { DeviceEvent, DeviceState, TicketEvent, TicketState } from '#domain/warranty/states';
import { moveTicket } from '#domain/warranty/ticket-life-cycles';
import type { NounName } from '#domain/work/nouns';
import {
  account_roles,
  answers,
  comments,
  device_claims,
  devices,
  groups,
  inquiries,
  orders,
  questions,
  reviews,
  service_requests,
  warranty_tickets,
} from '../store/schema.generated';
import { consultations, enrolments, groupMembers, refunds, reservations, visits } from '../store/tables';

/** A table whose rows have a life cycle. */
export type NounTable = PgTable & { id: PgColumn; state: PgColumn };
export type RowOf<T extends NounTable> = T['$inferSelect'];
/** What is asked of a document: which move, who asks, why, and what stands beside its state that the decision needs. */
export type Asked<Event, Who, Standing> = { event: Event; who: Who; reason?: string } & (unknown extends Standing ? object : { standing: Standing });

/** Whatever has a life cycle, as its transitions see it: how it is called, where its state lies, and what decides a move of it (`applyMove` with the noun's own conditions). */
export type Noun<T extends NounTable, State extends string, Event extends string, Who, Standing = unknown> = {
  /** The noun's name, by which its life cycle is found, and its subjects begin: `order:12`. */
  word: NounName;
  table: T;
  decide: (row: RowOf<T>, asked: Asked<Event, Who, Standing>) => Result<Moved<State, Event>>;
};

/** How an order stands beside its row: whether its buyer is being asked, or asks. */
type BesideOrder = Omit<OrderStanding, 'state' | 'paidToman'>;
export const ORDERS: Noun<typeof orders, OrderState, OrderEvent, readonly OrderMover[], BesideOrder> = {
  word: 'order',
  table: orders,
  decide: (row, { event, who, reason, standing }) => moveOrder({ ...row, ...standing }, event, who, reason),
};
export const TICKETS: Noun<typeof warranty_tickets, TicketState, TicketEvent, readonly WarrantyMover[]> = {
  word: 'ticket',
  table: warranty_tickets,
  decide: (row, { event, who, reason }) => moveTicket(row, event, who, reason),
};
export const CLAIMS: Noun<typeof device_claims, ClaimState, ClaimEvent, readonly WarrantyMover[], { device: ClaimedDevice }> = {
  word: 'claim',
  table: device_claims,
  decide: ({ state }, { event, who, reason, standing }) => moveClaim({ state, ...standing }, event, who, reason),
};
export const DEVICES: Noun<typeof devices, DeviceState, DeviceEvent, readonly WarrantyMover[]> = {
  word: 'device',
  table: devices,
  decide: ({ state }, { event, who, reason }) => moveDevice(state, event, who, reason),
};
export const INQUIRIES: Noun<typeof inquiries, InquiryState, InquiryEvent, 'desk'> = {
  word: 'inquiry',
  table: inquiries,
  decide: ({ state }, { event, reason }) => moveInquiry(state, event, reason),
};
/** How a request stands beside its row. */
type BesideRequest = Omit<RequestStanding, 'state'>;
export const REQUESTS: Noun<typeof service_requests, RequestState, RequestEvent, readonly RequestMover[], BesideRequest> = {
  word: 'request',
  table: service_requests,
  decide: ({ state }, { event, who, reason, standing }) => moveRequest({ state, ...standing }, event, who, reason),
};
/** How a visit stands beside its row. */
type BesideVisit = Omit<VisitStanding, 'state'>;
export const VISITS: Noun<typeof visits, VisitState, VisitEvent, readonly VisitMover[], BesideVisit> = {
  word: 'visit',
  table: visits,
  decide: ({ state }, { event, who, reason, standing }) => moveVisit({ state, ...standing }, event, who, reason),
};
export const REVIEWS: Noun<typeof reviews, ReviewState, ReviewEvent, ReviewMover> = {
  word: 'review',
  table: reviews,
  decide: ({ state }, { event, who, reason }) => moveReview(state, event, who, reason),
};
export const COMMENTS: Noun<typeof comments, ModeratedState, ModeratedEvent, Moderator> = {
  word: 'comment',
  table: comments,
  decide: ({ state }, asked) => moveComment(state, asked),
};
export const QUESTIONS: Noun<typeof questions, QuestionState, QuestionEvent, QuestionMover> = {
  word: 'question',
  table: questions,
  decide: ({ state }, { event, who, reason }) => moveQuestion(state, event, who, reason),
};
export const ANSWERS: Noun<typeof answers, ModeratedState, ModeratedEvent, Moderator> = {
  word: 'answer',
  table: answers,
  decide: ({ state }, { event, who, reason }) => moveAnswerState(state, event, who, reason),
};
export const REFUNDS: Noun<typeof refunds, RefundState, RefundEvent, RefundMover> = {
  word: 'refund',
  table: refunds,
  decide: ({ state }, { event, who }) => moveRefund(state, event, who),
};
export const GROUPS: Noun<typeof groups, GroupState, GroupEvent, readonly GroupMover[]> = {
  word: 'group',
  table: groups,
  decide: (row, { event, who }) => moveGroup(row, event, who),
};
export const GROUP_MEMBERS: Noun<typeof groupMembers, MemberState, MemberEvent, MemberMover> = {
  word: 'group-member',
  table: groupMembers,
  decide: ({ state }, { event, who }) => moveMember(state, event, who),
};
export const ACCOUNT_ROLES: Noun<typeof account_roles, AccountRoleState, AccountRoleEvent, readonly string[]> = {
  word: 'account-role',
  table: account_roles,
  decide: ({ state }, { event, who, reason }) => moveAccountRole(state, event, who, reason ?? ''),
};
export const ENROLMENTS: Noun<typeof enrolments, EnrolmentState, EnrolmentEvent, EnrolmentMover> = {
  word: 'enrolment',
  table: enrolments,
  decide: ({ state }, { event, who }) => moveEnrolment(state, event, who),
};
export const RESERVATIONS: Noun<typeof reservations, ReservationState, ReservationEvent, ReservationMover> = {
  word: 'reservation',
  table: reservations,
  decide: ({ state }, { event, who }) => moveReservation(state, event, who),
};
export const MEETINGS: Noun<typeof consultations, MeetingState, MeetingEvent, MeetingMover> = {
  word: 'meeting',
  table: consultations,
  decide: ({ state }, { event, who }) => moveMeeting(state, event, who),
};
