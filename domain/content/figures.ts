import { ACADEMY_STUDENTS_REPORTED } from '../academy/reported';
import { ADULT_AGE } from '../accounts/adult';
import { CODE_LENGTH } from '../accounts/login-code';
import { NATIONAL_ID_DIGITS } from '../accounts/national-id';
import { PHONE_DIGITS } from '../accounts/phone';
import { calendars } from '../calendars/calendar';
import { LINE_LIMIT } from '../cart/quantity';
import { STETHOSCOPE_COLOURS } from '../catalog/colours';
import * as devices from '../catalog/device-figures';
import { ENGRAVING_CHARACTERS, ENGRAVING_LINES } from '../catalog/engraving';
import * as promises from '../catalog/promises';
import * as consultations from '../consultations/promises';
import { GROUP_GIFTS, GROUP_MOST_MEMBERS, GROUP_OPEN_DAYS, GROUP_PAY_HOURS } from '../groups/promises';
import { DELIVERY_DAYS_ELSEWHERE, DELIVERY_DAYS_TEHRAN, FREE_DELIVERY_FROM_TOMAN } from '../orders/delivery';
import { HOLD_MINUTES } from '../orders/hold';
import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '../orders/refund';
import { AGREEMENT_HOURS, HIGH_QUANTITY } from '../orders/review';
import { UPLOAD_MOST_FILES } from '../records/files';
import * as requests from '../service-requests/promises';

const [gift5, gift10, gift20] = GROUP_GIFTS;
const [nh1Thick, nh1Wide, nh1Long] = devices.NH1_SIZE_CM;

/** The figures that an editor's text may name; each stands once, where its rule is. [PAGE-10, NUM-9] */
export const figures = {
  warrantyYears: promises.WARRANTY_YEARS,
  serviceYears: promises.SERVICE_YEARS,
  replacementDays: promises.REPLACEMENT_DAYS,
  transitDamageHours: promises.TRANSIT_DAMAGE_HOURS,
  guaranteeContactHours: promises.GUARANTEE_CONTACT_HOURS,
  repairWeeks: promises.REPAIR_WEEKS,
  serialLength: promises.SERIAL_LENGTH,
  serialWithinDays: promises.SERIAL_WITHIN_DAYS,
  refundFromHours: REFUND_PROMISED_HOURS,
  refundToHours: REFUND_DUE_HOURS,
  deliveryTehranDays: DELIVERY_DAYS_TEHRAN,
  deliveryElsewhereDays: DELIVERY_DAYS_ELSEWHERE,
  freeDeliveryToman: FREE_DELIVERY_FROM_TOMAN,
  holdMinutes: HOLD_MINUTES,
  highQuantity: HIGH_QUANTITY,
  agreementHours: AGREEMENT_HOURS,
  lineLimit: LINE_LIMIT,
  engravingLines: ENGRAVING_LINES,
  engravingCharacters: ENGRAVING_CHARACTERS,
  stethoscopeColours: STETHOSCOPE_COLOURS,
  ns1Times: devices.NS1_TIMES,
  ns1SeTimes: devices.NS1_SE_TIMES,
  bellMm: devices.BELL_MM,
  diaphragmMm: devices.DIAPHRAGM_MM,
  nb1Readings: devices.NB1_READINGS,
  nb1Users: devices.NB1_USERS,
  nb1Batteries: devices.NB1_BATTERIES,
  nh1Thick,
  nh1Wide,
  nh1Long,
  nh1Grams: devices.NH1_GRAMS,
  ni1Inches: devices.NI1_INCHES,
  adultAge: ADULT_AGE,
  codeDigits: CODE_LENGTH,
  phoneDigits: PHONE_DIGITS,
  nationalIdDigits: NATIONAL_ID_DIGITS,
  mostFiles: UPLOAD_MOST_FILES,
  slotMinutes: consultations.SLOT_MINUTES,
  doctorEarlyMinutes: consultations.DOCTOR_EARLY_MINUTES,
  cancelHoursAhead: consultations.CANCEL_HOURS_AHEAD,
  cancelRefundPercent: consultations.CANCEL_REFUND_PERCENT,
  cyclesBeforePenalty: consultations.CYCLES_BEFORE_PENALTY,
  responseFromHours: requests.RESPONSE_FROM_HOURS,
  responseToHours: requests.RESPONSE_TO_HOURS,
  familyDoctorCallHours: requests.FAMILY_DOCTOR_CALL_HOURS,
  labBaseToman: requests.LAB_BASE_TOMAN,
  cancellationFeeToman: requests.CANCELLATION_FEE_TOMAN,
  deskFromHour: calendars.desk.opensHour,
  deskToHour: calendars.desk.closesHour,
  reviewFromHour: calendars.reviews.opensHour,
  reviewToHour: calendars.reviews.closesHour,
  groupMost: GROUP_MOST_MEMBERS,
  groupOpenDays: GROUP_OPEN_DAYS,
  groupPayHours: GROUP_PAY_HOURS,
  gift5From: gift5.from,
  gift5Percent: gift5.percent,
  gift10From: gift10.from,
  gift10Percent: gift10.percent,
  gift20From: gift20.from,
  gift20Percent: gift20.percent,
  academyStudents: ACADEMY_STUDENTS_REPORTED,
} as const satisfies Record<string, number>;

export type FigureName = keyof typeof figures;

/** Whether a text's placeholder names one of the figures. */
export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}
