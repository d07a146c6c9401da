import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** What was recorded of a parcel before a correction, and what is. [ADM-4] */
export function Corrected({ lang, facts }: { lang: Lang; facts: Readonly<Record<string, unknown>> }) {
  const courier = (name: unknown) => {
    const key = `orders.couriers.${String(name)}`;
    return hasWord(key) ? say(lang, key) : String(name);
  };
  const rows = (['courier', 'tracking', 'serials'] as const).flatMap((what) => {
    const [was, is] = [facts[`${what}Was`], facts[what]];
    if (was === undefined || is === undefined || was === is) return [];
    return [{ what, was: what === 'courier' ? courier(was) : String(was), is: what === 'courier' ? courier(is) : String(is) }];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="zb-plain zb-help">
      {rows.map(({ what, was, is }) => (
        <li key={what}>
          {say(lang, `admin.dispatch.correct.${what}`)}: <bdi>{was}</bdi> {lang === 'fa' ? '←' : '→'} <bdi>{is}</bdi>
        </li>
      ))}
    </ul>
  );
}
