import { DISCOUNT_CODE_MOST_CHARACTERS, parseDiscountCode } from '#domain/orders/discount';
import { field, type Field } from '#domain/fields';

/** A discount code for a seat. [DISC-2] */
export const seatCode: Field<string> = field(
  { kind: 'code', least: 1, most: DISCOUNT_CODE_MOST_CHARACTERS, label: 'academy.mine.code-label', example: 'MEHR05' },
  parseDiscountCode,
);
