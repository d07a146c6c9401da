import { provinceOf } from '#domain/addresses/iran';
import { intervalOf } from '#domain/centres/hours';
import { inFrame } from '#domain/centres/point';
import { liesIn } from '#domain/centres/provinces';
import { normaliseText } from '#domain/text/normalise';
import { say, type WordKey } from '#locales/say';
import { keeping, type Kept } from './normalise';
import { needed } from './rules';

type Asked = { req: { i18n: { language: string } } };
type Answer = true | string;
type Centre = { province?: string; city?: string; latitude?: number; longitude?: number };

const no = ({ req }: Asked, key: WordKey): string => say(req.i18n.language === 'en' ? 'en' : 'fa', key);

/** A city of the province that is chosen beside it. [MAP-1] */
export const cityOfProvince = needed((value, asked: Asked & { siblingData: Centre }) => {
  const cities = provinceOf(asked.siblingData.province ?? '')?.cities ?? [];
  return cities.some(({ code }) => code === value) || no(asked, 'admin.invalid.centre.city');
});

/** Degrees within Iran. [MAP-1] */
export function degrees(of: 'latitude' | 'longitude') {
  return needed((value, asked: Asked & { siblingData: Centre }) => {
    const { province, latitude, longitude } = asked.siblingData;
    if (typeof value !== 'number' || !inFrame({ latitude: 35, longitude: 51, [of]: value })) return no(asked, `admin.invalid.centre.${of}`);
    if (of === 'latitude' || typeof latitude !== 'number' || typeof longitude !== 'number' || !province || !inFrame({ latitude, longitude })) return true;
    return liesIn(province, { latitude, longitude }) || no(asked, 'admin.invalid.centre.province');
  });
}

/** A time of the day; with the time beside it, some stretch of it. */
export function timeOfDay(value: unknown, asked: Asked & { required?: boolean; siblingData: { from?: string; to?: string } }): Answer {
  const { from, to } = asked.siblingData;
  if (!value && asked.required) return no(asked, 'admin.invalid.required');
  if (!value && !from && !to) return true;
  return intervalOf(keptTime(from ?? ''), keptTime(to ?? '')) !== null || no(asked, 'admin.invalid.centre.time');
}

/** As people type a time, ۸ or 8:5 or 08.30, so it is kept: 08:30. [LANG-4] */
const keptTime: Kept = (typed) => {
  const found = /^(\d{1,2})(?:[:.٫](\d{1,2}))?$/.exec(normaliseText(typed).replace(/\s/g, ''));
  return found ? `${found[1]?.padStart(2, '0')}:${(found[2] ?? '0').padStart(2, '0')}` : typed;
};
export const asTime = keeping(keptTime);

/** A phone as it is dialled: a landline with its code, a mobile, or a short number. [LANG-4] */
const keptPhone: Kept = (typed) => normaliseText(typed).replace(/[\s()-]/g, '');
export const asPhone = keeping(keptPhone);

export const dialled = needed((value, asked) => /^(?:0\d{10}|\d{3,8})$/.test(String(value)) || no(asked, 'admin.invalid.centre.phone'), keptPhone);

/** A page of the web. */
export function webAddress(value: unknown, asked: Asked): Answer {
  const typed = String(value ?? '');
  return typed === '' || (/^https:\/\/[^\s/]+\.[^\s]+$/.test(typed) && URL.canParse(typed)) || no(asked, 'admin.invalid.centre.link');
}
