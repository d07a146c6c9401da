import type { UIFieldServerComponent } from 'payload';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { usefulCounts } from '#services/staff/useful-counts';
import { langOf } from '../fields/lang-of';

/** What readers said of an article, above its fields. [MAG-2: useful] */
export const UsefulLine: UIFieldServerComponent = async ({ id, req }) => {
  const count = typeof id === 'number' ? (await usefulCounts(runtime(), [id])).get(id) : undefined;
  if (!count) return null;
  const lang = langOf(req.i18n);
  return (
    <p className="zb-help">
      {say(lang, 'magazine.useful.ask')} {say(lang, 'magazine.useful.counts', count)}
    </p>
  );
};
