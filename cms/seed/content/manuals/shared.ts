import type { StoredSection } from '#domain/content/sections';
import type { ManualReader } from '#domain/manuals/readers';

type Text = { title: string; lead: string; sections: StoredSection[] };
/** A manual as it stands on first start, in both languages. */
export type ManualWords = { slug: string; reader: ManualReader; fa: Text; en: Text };

type Note = { kind: 'info' | 'warn' | 'ok'; text: string };
type Question = { question: string; answer: string };

/** What to know first. */
export const know = (lang: 'fa' | 'en', ...items: Note[]): StoredSection => ({
  blockType: 'notes',
  title: lang === 'fa' ? 'پیش از همه' : 'Before anything else',
  items,
});
/** A part to be read, under its own anchor. */
export const part = (anchor: string, title: string, text: string): StoredSection => ({ blockType: 'prose', anchor, title, text });
/** What goes wrong, and what to do. */
export const trouble = (lang: 'fa' | 'en', ...items: Question[]): StoredSection => ({
  blockType: 'faq',
  anchor: 'trouble',
  title: lang === 'fa' ? 'اگر درست کار نکرد' : 'If it does not work',
  items,
});

/** Every manual ends so: warranty, service, and where to ask. */
export const after: Record<'fa' | 'en', StoredSection> = {
  fa: part(
    'service',
    'ضمانت و خدمات',
    `این دستگاه {warrantyYears} سال ضمانت و {serviceYears} سال خدمات پس از فروش دارد. [ضمانت را با شماره‌ی سریال فعال کنید](warranty)؛ شماره {serialLength} نویسه دارد و روی برچسب دستگاه است.

دستگاه را باز نکنید: باز شدن آن ضمانت را پایان می‌دهد. پرسش دیگری دارید؟ [با ما تماس بگیرید](contact).`,
  ),
  en: part(
    'service',
    'Warranty and service',
    `This device has a {warrantyYears}-year warranty and {serviceYears} years of after-sales service. [Activate the warranty by serial number](warranty); it has {serialLength} characters and stands on the device’s label.

Do not open the device: that ends the warranty. Another question? [Contact us](contact).`,
  ),
};
