import { courseKind } from '../academy/payable';
import { consultationKind } from '../consultations/payable';
import { orderKind } from '../orders/payable';
import type { PayableKinds } from '../payables/kind';
import { rideFareKind } from '../service-requests/fare-payable';
import { rentalMonthKind } from '../service-requests/month-payable';
import { serviceBillKind } from '../service-requests/payable';
import { supplementKind } from '../service-requests/supplement-payable';
import { topUpKind } from '../top-ups/payable';

/** Every kind of what can be paid for (payables): the one place that names them. A new kind is a value here, and what it owes to its five verbs. */
export const payableKinds: PayableKinds = {
  [orderKind.name]: orderKind,
  [topUpKind.name]: topUpKind,
  [serviceBillKind.name]: serviceBillKind,
  [supplementKind.name]: supplementKind,
  [rideFareKind.name]: rideFareKind,
  [courseKind.name]: courseKind,
  [consultationKind.name]: consultationKind,
  [rentalMonthKind.name]: rentalMonthKind,
};
