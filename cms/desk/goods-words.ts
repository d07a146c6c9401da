import { formatNumber } from '#locales/numbers';
import { formatList } from '#locales/spans';
import type { Lang } from '#locales/lang';

/** How many goods are named; the rest is counted. */
const MOST_NAMED = 3;

/** Goods in a row: «۲ × فشارسنج NB1 و گوشی NS1». */
export function goodsWords(lang: Lang, goods: readonly { name: string; quantity: number }[]): string {
  const named = goods.slice(0, MOST_NAMED).map(({ name, quantity }) => (quantity > 1 ? `${formatNumber(lang, quantity)} × ${name}` : name));
  return goods.length > MOST_NAMED ? `${formatList(lang, named)}…` : formatList(lang, named);
}
