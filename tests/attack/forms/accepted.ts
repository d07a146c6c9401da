import { lineName, lineNumbers } from '#domain/consultations/summary';
import { serviceOf } from '#domain/service-requests/types/all';
import type { Case } from './cases';

const inside = ['NUL', 'turned'];
const digits = ['Persian digits', 'Arabic digits'];
const left = ['empty', 'blank', 'missing'];
const words = [...inside, 'markup', 'broken bytes'];
const choice = [
  'empty',
  'blank',
  'missing',
  'too long',
  'twice',
  'markup',
  'NUL',
  'turned',
  'broken bytes',
  'another site',
  'a script',
  'another site behind a backslash',
];
/** A mark alone is too short to be a reason. */
const ended = { reason: [...left, 'markup', 'broken bytes', 'twice'], fee: [...digits, 'number beyond its column'] };
const optionalNumber = [...left, ...inside, ...digits, 'twice'];
const countsOfNurse = Object.fromEntries((serviceOf('nurse')?.items ?? []).map(({ code }) => [`count-${code}`, optionalNumber]));
const aside = [...left, ...words, ...digits, 'too long', 'twice'];
const noNumber = ['letters', 'not a number', 'number beyond its column', 'huge number'];
const plate = [...left, ...inside, ...digits, 'twice', 'letters', 'not a number', 'number beyond its column'];

/** Odd inputs that a field rightly takes: what may stay empty, any words in a text (shown as text), digits of every script, marks that are left out. All else is refused. */
const byField: Readonly<Record<string, readonly string[]>> = {
  job: [...left, ...words, 'twice'],
  residence: [...left, ...words, 'twice'],
  history: [...left, ...words, 'twice'],
  courierNote: [...left, ...words, 'twice'],
  // A part of the day was chosen beside it, which no day at all has.
  deliverOn: [],
  deliverPart: [...left, 'twice'],
  fullAddress: words,
  firstName: inside,
  lastName: inside,
  fullName: inside,
  receiverName: inside,
  city: inside,
  // Read as a search reads: a sign that is no letter does not count.
  province: [...inside, 'broken bytes'],
  country: ['empty', 'missing', 'twice'],
  plate,
  unit: plate,
  postalCode: [...inside, ...digits],
  phone: ['turned', ...digits, 'number beyond its column'],
  receiverPhone: ['turned', ...digits, 'number beyond its column'],
  email: ['turned'],
  contact: ['turned'],
  quantity: [...inside, ...digits],
  shown: digits,
  fee: digits,
  birthDay: [...left, ...digits, 'twice'],
  amount: [...inside, ...digits],
  // Nothing said is the buyer; what a legal entity would write is not looked at beside a person's.
  invoiceTo: ['empty', 'missing', 'twice'],
  nationalCode: [...left, ...inside, ...digits, 'twice'],
  legalName: aside,
  economicCode: [...aside, ...noNumber],
  legalId: [...aside, ...noNumber],
  // Nothing said is the gateway.
  pay: ['empty', 'missing', 'twice'],
  serial: inside,
  receivedOn: digits,
  purchasedOn: digits,
  words,
  // A file is a file: what is written as text in its place is none.
  receipt: [...left, ...words, 'too long', 'twice'],
  photos: [...left, ...words, 'too long', 'twice'],
  // What nobody sees is filled in by programs alone, and answered as if it were empty.
  website: [...left, 'too long', 'twice', 'markup', 'NUL', 'turned', 'broken bytes'],
  name: words,
  rating: digits,
  body: words,
  // A second file is left aside, as a browser would not send one.
  cv: ['twice'],
  gender: [...left, 'twice'],
  lang: ['twice'],
  // An address to go on to, and where the visit came from: anything that is none of ours is as good as none.
  to: choice,
  source: choice,
  // What the buyer was shown line by line, so that a change can be told apart: the total is compared in any case.
  seen: [...left, 'too long', 'twice', 'markup', 'NUL', 'turned', 'broken bytes'],
  // What the browser kept of a cart is read with distrust: nothing comes back.
  lines: [...left, 'too long', 'twice', 'markup', 'NUL', 'turned', 'broken bytes'],
};

const measured = [...left, 'twice'];
/** Words of one's own that may stay empty. */
const freeWords = [...left, ...words, 'twice'];
const child = { birthDay: digits, height: [...inside, ...digits] };
/** A box is ticked or not, whatever it is sent with. */
const box = [...left, ...words, ...digits, ...noNumber, 'too long', 'twice'];
/** A medicine: any words in its texts; a year as it is remembered, in digits of every script. */
const medicine = {
  ...{ name: words, amount: [...words, ...digits, ...noNumber], form: measured, times: left, since: [...optionalNumber] },
  ...{ forgotten: box, private: box },
};
const reading = {
  ...Object.fromEntries(['high', 'low', 'pulse'].map((name) => [name, [...inside, ...digits]])),
  ...Object.fromEntries(['day', 'hour', 'arm', 'posture'].map((name) => [name, measured])),
  words: freeWords,
};

/** Exceptions for single forms. */
const byForm: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'cart code': { code: inside },
  // Paid, the code is what lacks.
  'serviceRequest invoice': { nationalCode: [...inside, ...digits] },
  'invoice ask': { nationalCode: [...inside, ...digits] },
  // One of a list, and not the unit of an address.
  'groupSale open': { unit: [] },
  // A note may stay empty, as an e-mail address may beside a phone.
  'callRequest default': { words: [...left, ...words, 'twice'] },
  'demo default': { words: [...left, ...words, 'twice'] },
  'careers default': { words: [...left, ...words, 'twice'], email: [...left, 'turned', 'twice'] },
  'checkout code': { code: inside },
  'enrolment price': { code: inside },
  'appointmentPay price': { code: inside },
  'cart engraving': { key: ['twice'], engraving1: [...left, ...inside, 'twice'], engraving2: [...left, ...inside, 'twice'] },
  // Looked at only where a device was handed on.
  'deviceNew default': { transferCode: [...left, ...words, 'too long', 'twice'] },
  // Why one cancels need not be said.
  'order ask-to-cancel': { words: [...left, ...words, 'twice'] },
  // The fee that was seen is the most that is taken.
  'requestCancel decline': ended,
  'requestCancel cancel': ended,
  // Stars without words are enough.
  'serviceRequest rate': { note: [...left, ...words, 'twice'], rating: digits },
  'serviceRequest complain': { wrong: words },
  'questionNew ask': { title: words, ageBand: measured, sex: measured },
  'doctorQuestion answer': Object.fromEntries(['source1', 'source2', 'source3'].map((name) => [name, freeWords])),
  // Not said, a day is today and an hour now.
  'appAdd default': reading,
  'appReadingEdit default': reading,
  'appHistoryStep add': medicine,
  'appHistoryEntry default': medicine,
  'appHistoryStep card': { birthDay: digits, gender: [], height: [...inside, ...digits], nationalId: optionalNumber },
  'appChildNew default': child,
  'appChild default': child,
  'appAdultNew default': child,
  // A description and a note may stay empty.
  'appMemberAbout default': { description: freeWords, note: freeWords },
  // A box is ticked or not, whatever it is sent with.
  'appShareNew default': { sensitive: [...left, ...words, ...digits, ...noNumber, 'too long', 'twice'], message: freeWords },
  // A text in the place of a second file is left aside.
  'appImport default': { file: ['twice'] },
  // A PIN is no other number.
  'appPin set': { pin: [], again: [] },
  'appOpen pin': { pin: [] },
  // What says whose a file is has to be what it says.
  'appShared claim': { lastName: [], birthDay: [] },
  // One of several things, and a name in letters.
  'serviceRequestNew send': {
    ...countsOfNurse,
    prescription: ['twice'],
    'camera-prescription': [...left, ...words, 'too long', 'twice'],
    name: inside,
    occasions: optionalNumber,
    district: optionalNumber,
    drug: [...left, 'twice'],
  },
  // Whatever a box is sent with, it is ticked or not; a name is in letters.
  'ambulance call': { name: inside, companion: [...left, ...words, ...digits, ...noNumber, 'too long', 'twice'] },
  // Numbers in any digits, and marks that nobody sees are left out.
  'tool compute': Object.fromEntries(['age', 'weight', 'height', 'waist'].map((name) => [name, [...inside, ...digits]])),
  'providerVisit withdraw': { reason: ['markup', 'broken bytes'] },
  'providerVisit decline': { reason: ['markup', 'broken bytes'] },
  'providerVisit arrive': { code: digits },
  // What was not measured is left empty.
  'providerVisit finish': {
    note: words,
    unit: inside,
    ...Object.fromEntries(['systolic', 'diastolic', 'pulse', 'oxygen', 'sugar', 'temperature'].map((name) => [name, measured])),
  },
  // Files, values or both; what is written in a file’s place is none.
  'providerVisit result': {
    papers: [...left, ...words, 'too long', 'twice'],
    'value-cbc': words,
    'range-cbc': [...left, ...words, 'twice'],
    more: [...left, ...words, ...digits, ...noNumber, 'too long', 'twice'],
  },
  // Hours hold from now on and without end where no day is chosen, and a reason is for oneself; a centre counts for meetings in person alone.
  'doctorHours week': { validFrom: measured, validTo: measured, weekCentre: measured },
  'doctorHours open': { openCentre: measured, openReason: freeWords },
  'doctorHours close': { closeReason: freeWords },
  'doctorHours holidays': { worksHolidays: [...left, ...words, ...digits, ...noNumber, 'too long', 'twice'] },
  // Words or a file; what is written as text in a file's place is none.
  ...Object.fromEntries(['room say', 'doctorRoom say'].map((name) => [name, { words, images: aside, voice: aside }])),
  'doctorTexts keep': { title: words, body: words },
  'doctorRoomSummary sum': {
    diagnosis: freeWords,
    advice: freeWords,
    ...Object.fromEntries(
      lineNumbers.flatMap((number) => [
        [lineName('medicine', number), words],
        [lineName('dose', number), [...freeWords, ...digits, ...noNumber]],
        [lineName('times', number), words],
        [lineName('days', number), optionalNumber],
      ]),
    ),
  },
  'providerRest take': { lastDay: [...left, 'twice'] },
  'product add': {
    quantity: [...inside, ...digits, 'missing', 'twice'],
    variant: ['twice'],
    colour: ['empty', 'missing', 'twice'],
    // Whoever writes a text wants it engraved, and pays for it.
    engravingFeature: ['empty', 'missing', 'twice'],
    engraving1: [...left, ...inside, 'twice'],
    engraving2: [...left, ...inside, 'twice'],
  },
};

/** Whether a form rightly accepts this input; a lesson’s questions are named by their ids, and each may be left open. */
export function isTaken({ found, field, input }: Case): boolean {
  const asked = found.name === 'lesson try' && /^q\d+$/.test(field) ? ['empty', 'missing'] : undefined;
  return (asked ?? byForm[found.name]?.[field] ?? byField[field] ?? []).includes(input.name);
}
