import { phrasesOf } from '#domain/search/terms';
import { phraseKey } from '#domain/search/words';
import { say } from '#locales/say';

type Asked = { req: { i18n: { language: string } }; siblingData: { kind?: string } };
const langOf = ({ req }: Asked) => (req.i18n.language === 'en' ? 'en' : 'fa');

/** At least one phrase that a search can read. [PROD-4] */
export function somePhrase(value: unknown, asked: Asked): true | string {
  return phrasesOf(String(value ?? '')).some((phrase) => phraseKey(phrase) !== '') || say(langOf(asked), 'admin.invalid.phrases');
}

/** Requires an answer in a term for something that is not sold. [PROD-4: not sold] */
export function answeredWhenUnsold(value: unknown, asked: Asked): true | string {
  return asked.siblingData.kind !== 'unsold' || String(value ?? '').trim() !== '' || say(langOf(asked), 'admin.invalid.answer');
}
