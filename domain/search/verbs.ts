import { searchKey } from '../text/normalise';

/** Verbs of questions: infinitive, past stem, present stems as they are written and as they are said. */
const VERBS: readonly (readonly [infinitive: string, past: string, ...present: string[]])[] = [
  ['دادن', 'داد', 'ده', 'د'], ['گرفتن', 'گرفت', 'گیر'], ['فرستادن', 'فرستاد', 'فرست'], ['رسیدن', 'رسید', 'رس'], ['خریدن', 'خرید', 'خر'],
  ['آمدن', 'آمد', 'آی', 'آ'], ['گذاشتن', 'گذاشت', 'گذار', 'ذار'], ['زدن', 'زد', 'زن'], ['دیدن', 'دید', 'بین'], ['شنیدن', 'شنید', 'شنو'],
  ['خواندن', 'خواند', 'خوان', 'خون'], ['برگشتن', 'برگشت', 'برگرد'], ['برگرداندن', 'برگرداند', 'برگردان', 'برگردون'], ['پرداختن', 'پرداخت', 'پرداز'],
  ['بردن', 'برد', 'بر'], ['آوردن', 'آورد', 'آور', 'ار'], ['شستن', 'شست', 'شور'], ['نوشتن', 'نوشت', 'نویس'], ['ساختن', 'ساخت', 'ساز'],
  ['فروختن', 'فروخت', 'فروش'], ['پرسیدن', 'پرسید', 'پرس'], ['ماندن', 'ماند', 'مان', 'مون'], ['بستن', 'بست', 'بند'], ['سوختن', 'سوخت', 'سوز'],
  ['شکستن', 'شکست', 'شکن'], ['رفتن', 'رفت', 'رو', 'ر'], ['گفتن', 'گفت', 'گوی', 'گ'], ['انداختن', 'انداخت', 'انداز'], ['سنجیدن', 'سنجید', 'سنج'],
]; // prettier-ignore
/** Verbs that only carry the word before them: «مرجوع کنم» asks for «مرجوع». */
const CARRYING: typeof VERBS = [
  ['کردن', 'کرد', 'کن'], ['شدن', 'شد', 'شو', 'ش'], ['داشتن', 'داشت', 'دار'], ['بودن', 'بود', 'باش'], ['خواستن', 'خواست', 'خواه', 'خوا'],
  ['توانستن', 'توانست', 'توان', 'تون'], ['بایستن', 'باید'],
]; // prettier-ignore

const PRESENT_ENDS = ['م', 'ی', 'د', 'ه', 'یم', 'ید', 'ین', 'ند', 'ن'];
const PAST_ENDS = ['', 'م', 'ی', 'ه', 'یم', 'ید', 'ین', 'ند', 'ن', 'ن '];
const LEAST = 3;

/** A verb form: its verb, and whether it denies. A verb that only carries another word is null. */
export type VerbForm = { verb: string | null; denied: boolean };

const forms = new Map<string, VerbForm>();
for (const [list, carries] of [
  [CARRYING, true],
  [VERBS, false],
] as const)
  // prettier-ignore
  for (const [infinitive, past, ...present] of list) {
    const verb = carries ? null : searchKey(infinitive);
    const put = (form: string, denied: boolean) => {
      const key = searchKey(form);
      if (key.length >= LEAST && !forms.has(key)) forms.set(key, { verb, denied });
    };
    put(infinitive, false);
    for (const [prefix, denied] of [['', false], ['می', false], ['نمی', true], ['ن', true]] as const) // prettier-ignore
      for (const end of PAST_ENDS) put(prefix + past + end.trim(), denied);
    for (const stem of present) {
      put(`ب${stem}`, false);
      for (const [prefix, denied] of [['می', false], ['نمی', true], ['ب', false], ['ن', true]] as const) for (const end of PRESENT_ENDS) put(prefix + stem + end, denied); // prettier-ignore
      if (stem.length > 1) for (const end of PRESENT_ENDS) put(stem + end, false);
    }
  }

/** A conjugated verb, as people ask with it: «بدم», «می‌دهم» and «دادن» are one; null where a word is none. [PROD-4] */
export function verbForm(word: string): VerbForm | null {
  return forms.get(word) ?? null;
}

/** All forms that are known. */
export function verbForms(): Iterable<string> {
  return forms.keys();
}
