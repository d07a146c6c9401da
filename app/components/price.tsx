import { moneyParts } from '#locales/format';
import { useLang, useSay } from '../words';

/** Money: digits first, «تومان» small and after; nothing to pay is «رایگان». [LANG-3, PROD-3] */
export function Price({ toman, big }: { toman: number; big?: boolean }) {
  const lang = useLang();
  const say = useSay();
  const kind = big ? 'price big' : 'price';
  if (toman === 0) return <span className={kind}>{say('common.free')}</span>;
  const { amount, unit } = moneyParts(lang, toman);
  return (
    <span className={kind}>
      {amount} <small>{unit}</small>
    </span>
  );
}
