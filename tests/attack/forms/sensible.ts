import { dayNumber, isoOf } from '#domain/calendars/day';
import { formatShortDate } from '#locales/format';
import { examples } from './declared';

type Lang = 'fa' | 'en';

const yesterday = () => new Date(Date.now() - 86_400_000);

/** What a person would write into a field of this name, in the language of the page: the field’s own example, else what a test needs there. */
export function sensible(lang: Lang): Record<string, string> {
  const fa = lang === 'fa';
  return {
    ...Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, typeof example === 'string' ? example : example[lang]])),
    code: 'MEHR05',
    adult: 'on',
    gender: 'female',
    terms: 'on',
    quantity: '2',
    engraving1: fa ? 'دکتر آوین' : 'Dr Avin',
    engraving2: '',
    receivedOn: formatShortDate(lang, yesterday()),
    purchasedOn: formatShortDate(lang, yesterday()),
    position: fa ? 'جایگاه دیگر' : 'Another position',
    cv: 'FILE',
    files: 'FILE',
    prescription: 'FILE',
    day: isoOf(dayNumber(new Date()) + 1),
    lang: fa ? 'en' : 'fa',
    source: 'WEBSITE',
  };
}
