import { myInvoicePdf } from '#services/orders/invoice/pdf';
import { page } from '../../door.server';
import { pdfAnswer } from './pdf-answer.server';

/** The buyer's own invoice as PDF, in the language of its address; another's is not there. [ORD-10] */
export const loader = page(async (ctx, at) => pdfAnswer(ctx.lang, await myInvoicePdf(ctx, at.params['code'] ?? '')));
