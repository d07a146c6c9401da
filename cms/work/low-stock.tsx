import Link from 'next/link';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { runtime } from '#services/runtime';
import { lowStock } from '#services/staff/stock-view';

/** The units on sale that are running low. [ADM-3] */
export async function LowStock({ lang }: { lang: Lang }) {
  const low = await lowStock(runtime());
  if (low.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.home.low')}</h2>
      <p className="zb-buttons">
        {low.map((unit) => (
          <Link key={unit.id} className="zb-chip" href={`/admin/collections/variants/${unit.id}`}>
            <bdi dir="ltr">{unit.sku}</bdi> <strong>{formatNumber(lang, unit.available)}</strong>
          </Link>
        ))}
      </p>
    </section>
  );
}
