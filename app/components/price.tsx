import { moneyParts } from '#locales/format';
import { useLang, useSay } from '../words';

/** Money: digits first, «تومان» small and after; nothing to pay is «رایگان». [LANG-3, PROD-3] */
export function Price({ toman, big, live }: { toman: number; big?: boolean; /** Follows the choice inside a configurator. */ live?: boolean }) {
  const lang = useLang();
  const say = useSay();
  const kind = big ? 'price big' : 'price';
  if (toman === 0) return <span className={kind}>{say('common.free')}</span>;
  const { amount, unit } = moneyParts(lang, toman);
  return (
    <span className={kind} data-price-now={live ? '' : undefined}>
      {amount} <small>{unit}</small>
    </span>
  );
}
