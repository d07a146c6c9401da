import type { ShownDoctor } from '#domain/doctors/doctor';
import { formatList } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

/** The fields of a doctor in a row: «قلب و عروق، داخلی». */
export function categoriesIn(lang: Lang, { categories }: Pick<ShownDoctor, 'categories'>): string {
  return categories.map((one) => say(lang, `roles.categories.${one}`)).join(lang === 'fa' ? '، ' : ', ');
}

/** The languages in which a doctor consults. */
export function languagesIn(lang: Lang, { languages }: Pick<ShownDoctor, 'languages'>): string {
  return formatList(
    lang,
    languages.map((one) => say(lang, `doctors.languages.${one}`)),
  );
}

/** The letter by which a doctor without a picture is drawn: of the name, without the title. */
export function letterOf(name: string): string {
  return name.replace(/^(?:دکتر|Dr\.?|Prof\.?)\s+/u, '');
}

const grounds = ['glaze', 'sand', 'rose', 'mist'] as const;
/** The ground of that drawing, always the same for one doctor. */
export function groundOf(id: number): (typeof grounds)[number] {
  return grounds[id % grounds.length] ?? 'sand';
}
