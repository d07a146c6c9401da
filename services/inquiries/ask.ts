import { eq } from '@payloadcms/db-postgres/drizzle';
import type { CallForm, ContactForm, DemoForm, HiringForm } from '#domain/inquiries/fields';
import { keptCity } from '#domain/inquiries/fields';
import type { Result } from '#domain/result';
import { awaitElsewhere, type Ctx } from '../context';
import { forgetFiles, keepFiles, type Upload } from '../files/keep-files';
import { inquiryFiles } from '../store/tables';
import { namedProduct } from '../content/named-product';
import { cvWanted } from './cv';
import { answeredOrTooMany, sendInquiry, type SentInquiry } from './send';
import { service } from '../service';

/** A question, answered by e-mail or phone as the asker wrote. [CONT-1] */
export const askQuestion = service('inquiries.send', async (ctx, { once, name, contact, topic, words }: ContactForm): Promise<Result<SentInquiry>> => {
  const phone = contact.channel === 'phone' ? contact.address : null;
  const email = contact.channel === 'email' ? contact.address : null;
  return sendInquiry(ctx, { once, kind: 'contact', name, phone, email, topic, words });
});

/** A wish to be called. [CONT-1] */
export const askForCall = service('inquiries.send', async (ctx, { once, name, phone, time, words }: CallForm): Promise<Result<SentInquiry>> => {
  return sendInquiry(ctx, { once, kind: 'call', name, phone, email: null, callTime: time, words });
});

/** A wish to try a device that is shown in the shop. [PROD-6] */
export const askForDemo = service(
  'inquiries.send',
  async (ctx, slug: string, { once, name, phone, place, province, city, words }: DemoForm): Promise<Result<SentInquiry>> => {
    const product = await namedProduct(ctx, slug);
    if (!product.ok) return product;
    const where = { province, city: keptCity(province, city) };
    return sendInquiry(ctx, { once, kind: 'demo', name, phone, email: null, place, ...where, words, productId: product.value.id });
  },
);

/** Sends an application with its CV; the file is inspected only once it is known that the application may be sent, and deleted where it is not kept. [CONT-1] */
export const applyForWork = service(
  'inquiries.send',
  async (ctx, { once, name, phone, email, position, words }: HiringForm, upload: Upload | null): Promise<Result<SentInquiry>> => {
    const asked = { once, kind: 'hiring' as const, name, phone, email, position, words, sentBytes: upload?.size ?? 0 };
    const known = await answeredOrTooMany(ctx, asked);
    if (known) return known;
    const cv = await awaitElsewhere(ctx, () => keepFiles(ctx, upload ? [upload] : [], cvWanted));
    if (!cv.ok) return cv;
    const [file] = cv.value;
    if (!file) throw new Error('a CV was not kept');
    const sent = await sendInquiry(ctx, { ...asked, cv: file });
    const kept = sent.ok && (await isKept(ctx, file.id));
    if (!kept) await forgetFiles(ctx, [file]);
    return sent;
  },
);

/** Whether a request's file was kept: a repeated form gets the first answer, and its own file is not needed. */
async function isKept(ctx: Ctx, id: string): Promise<boolean> {
  const found = await ctx.rt.db.select({ id: inquiryFiles.id }).from(inquiryFiles).where(eq(inquiryFiles.id, id));
  return found.length > 0;
}
