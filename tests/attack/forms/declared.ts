import type { PageName } from '../../../app/routes';
import { timeCode } from '#domain/consultations/fields';
import { textFields } from '#domain/consultations/reply-text';
import { messageFields } from '#domain/consultations/room';
import { summaryForm } from '#domain/consultations/summary';
import { seatCode } from '../../../app/routes/academy/seat-code';
import { deletionFields } from '#domain/accounts/deletion';
import { emailField, nationalCodeField, phoneField } from '#domain/accounts/fields';
import { registrationFields, userInfoFields } from '#domain/accounts/user-info';
import { addressFields } from '#domain/addresses/address';
import { closeFields, holidayFields, openFields, ruleFields } from '#domain/doctors/hours-fields';
import { fieldsIn } from '#domain/field-cases';
import type { Fields } from '#domain/fields';
import { commentFields } from '#domain/comments/fields';
import { groupFields } from '#domain/groups/fields';
import { callFields, contactFields, demoFields, hiringFields } from '#domain/inquiries/fields';
import { invoiceCases } from '#domain/invoices/party';
import { deliverOn, deliverPart } from '#domain/orders/delivery-choice';
import { courierNote } from '#domain/orders/receiver';
import { answerFields, questionFields } from '#domain/questions/fields';
import { ehrKinds } from '#domain/ehr/kinds';
import { ehrCardFields, ehrPlaceFields } from '#domain/ehr/steps';
import { summaryFields } from '#domain/ehr/summary';
import { childFields } from '#domain/health/child';
import { aboutFields } from '#domain/health/about-member';
import { adultFields } from '#domain/health/adult-member';
import { deviceFields } from '#domain/health/family-device';
import { shareFields } from '#domain/health/share';
import { readingFields } from '#domain/records/read-reading';
import { bloodPressure } from '#domain/records/types/blood-pressure';
import { nutrition } from '#domain/records/types/body';
import { labTest } from '#domain/records/types/documents';
import { reviewFields } from '#domain/reviews/fields';
import { cancelReason } from '#domain/service-requests/fields';
import { requestMessage } from '#domain/service-requests/messages';
import { complaintFields, ratingFields } from '#domain/service-requests/rating';
import { fetchFields, handOverFields } from '#domain/service-requests/rental';
import { restFields } from '#domain/service-requests/rest';
import { resultFields } from '#domain/service-requests/result';
import type { ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf, serviceOf } from '#domain/service-requests/types/all';
import { arriveFields, declineFields, finishFields } from '#domain/service-requests/visit-fields';
import { toolOf } from '#domain/tools/all';
import { topUpAmount } from '#domain/wallet/top-up';
import { registerFields, ticketFields } from '#domain/warranty/fields';

/** A nurse’s form stands for those of all types. */
const askedOfNurse = Object.fromEntries(Object.entries(fieldsOf(serviceOf('nurse') as ServiceType)).filter(([, { kind }]) => kind !== 'files'));
const { transferCode: _, ...device } = registerFields;

/** The declared fields of each page's forms; fields of other choices are left out. */
export const declared: Partial<Record<PageName, Fields>> = {
  // One calculator stands for all: it has whole and measured numbers, and choices.
  tool: toolOf('diabetes-risk')?.fields ?? {},
  // Before the forms whose words are asked for in full: of fields that are called alike the last one is filled in by name.
  room: messageFields,
  doctorRoom: messageFields,
  doctorRoomSummary: summaryForm,
  doctorTexts: textFields,
  // Before an account's own form, whose birth day is a grown person's: of fields that are called alike the last one is filled in by name.
  appHistoryStep: { ...ehrPlaceFields, ...ehrCardFields, ...Object.assign({}, ...ehrKinds.map(({ fields }): Fields => fields)) },
  appSummary: summaryFields,
  appChildNew: childFields,
  appChild: childFields,
  appShareNew: shareFields,
  appAdultNew: adultFields,
  appDeviceNew: deviceFields,
  appMemberAbout: aboutFields,
  login: { phone: phoneField, email: emailField },
  loginProfile: registrationFields,
  accountInfo: userInfoFields,
  accountDelete: deletionFields,
  addressNew: addressFields,
  addressEdit: addressFields,
  // One type with numbers, one with words and one with files stand for all.
  appAdd: { ...readingFields(labTest), ...readingFields(nutrition), ...readingFields(bloodPressure) },
  checkout: { ...addressFields, courierNote, deliverOn, deliverPart, nationalCode: nationalCodeField, invoiceTo: invoiceCases.choice },
  groupSale: groupFields,
  group: groupFields,
  careers: hiringFields(['nurse']),
  // Before the contact's form, whose topic is another: of fields that are called alike the last one is filled in by name.
  questionNew: questionFields,
  contact: contactFields,
  callRequest: callFields,
  demo: demoFields,
  reviewNew: reviewFields,
  article: commentFields,
  newsItem: commentFields,
  doctorHours: { ...ruleFields, ...openFields, ...closeFields, ...holidayFields },
  doctorQuestion: answerFields,
  wallet: { amount: topUpAmount },
  deviceNew: device,
  ticketNew: ticketFields,
  requestCancel: { reason: cancelReason },
  enrolment: { code: seatCode },
  appointmentPay: { code: timeCode },
  serviceRequest: { words: requestMessage, ...ratingFields, ...complaintFields, ...fetchFields, nationalCode: nationalCodeField },
  serviceRequestNew: askedOfNurse,
  providerVisit: { ...arriveFields, ...declineFields, ...finishFields, ...handOverFields, ...resultFields },
  providerRest: restFields,
  ambulance: fieldsOf(serviceOf('ambulance') as ServiceType),
};

/** Each field by its name with its example, where it has one; where forms call two fields alike, the last one. */
export const examples = Object.fromEntries(
  [...Object.values(declared), fieldsIn(invoiceCases)].flatMap((fields) =>
    Object.entries(fields).flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example] as const])),
  ),
);
