'use client';
import { useEffect, useState } from 'react';
import type { Lang } from '#locales/lang';

/** The name of each public holiday by its day; a forecast one is said to be. */
export type HolidayNames = ReadonlyMap<string, string>;
type Row = { day: string; title: string | null };

const asked = new Map<Lang, Promise<HolidayNames>>();

/** Fetches the holidays once a language for all date pickers of a page; on failure they show none. */
function ask(lang: Lang): Promise<HolidayNames> {
  const known = asked.get(lang);
  if (known) return known;
  const query = `locale=${lang}&depth=0&pagination=false&select[day]=true&select[title]=true`;
  const names = fetch(`/cms-api/holidays?${query}`, { credentials: 'same-origin' })
    .then((answer) => (answer.ok ? (answer.json() as Promise<{ docs: Row[] }>) : { docs: [] }))
    .then(({ docs }) => new Map(docs.map(({ day, title }) => [day, title ?? ''])))
    .catch(() => {
      asked.delete(lang);
      return new Map<string, string>();
    });
  asked.set(lang, names);
  return names;
}

/** The public holidays as staff keep them. [JOB-3] */
export function useHolidays(lang: Lang): HolidayNames {
  const [names, setNames] = useState<HolidayNames>(new Map());
  useEffect(() => {
    let here = true;
    void ask(lang).then((found) => here && setNames(found));
    return () => {
      here = false;
    };
  }, [lang]);
  return names;
}
