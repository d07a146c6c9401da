import { myInvoiceFile } from '#services/invoices/mine';
import { page } from '../../door.server';
import { pdfAnswer } from './pdf-answer.server';

/** One's own invoice by its number as PDF, in the language of its address; another's is not there. [ORD-2] */
export const loader = page(async (ctx, at) => pdfAnswer(ctx.lang, await myInvoiceFile(ctx, at.params['number'] ?? '')));
