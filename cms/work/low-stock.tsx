import Link from 'next/link';
import { DAY_MS } from '#domain/calendars/day';
import { formatWeekdayDate } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Ctx } from '#services/context';
import { lowStock, type LowUnit } from '#services/staff/stock-view';
import { paceWords } from './pace-words';
import { UnitName } from '../desk/unit-name';

/** Less than so many days is said in the colour of a warning. */
const SHORT_DAYS = 7;

/** The units on sale that have run out or are running low, and how long each lasts. [ADM-3] */
export async function LowStock({ ctx }: { ctx: Ctx }) {
  const { lang, now } = ctx;
  const low = await lowStock(ctx);
  if (low.length === 0) return null;
  return (
    <section className="zb-card">
      <div className="zb-hd">
        <h2>{say(lang, 'admin.home.low')}</h2>
        <Link href="/admin/collections/variants" prefetch={false}>
          {say(lang, 'staff.stock.all')}
        </Link>
      </div>
      <ul className="zb-plain zb-pairlist">
        {low.map((unit) => (
          <li key={unit.id}>
            <Link className="zb-who" href={`/admin/collections/variants/${unit.id}`} prefetch={false}>
              <UnitName title={unit.title} sku={unit.sku} />
            </Link>
            {unit.available === 0 ? <b className="zb-late">{say(lang, 'staff.stock.none')}</b> : <b>{formatNumber(lang, unit.available)}</b>}
            <span className="zb-sub">{paceWords(lang, unit.perDay)}</span>
            <Lasts {...{ lang, now, unit }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lasts({ lang, now, unit }: { lang: Lang; now: Date; unit: LowUnit }) {
  if (unit.available === 0)
    return <span className="zb-sub">{unit.goneSince ? say(lang, 'staff.stock.since', { day: formatWeekdayDate(lang, unit.goneSince) }) : ''}</span>;
  if (unit.lastsDays === null) return <span className="zb-sub" />;
  const day = formatWeekdayDate(lang, new Date(now.getTime() + unit.lastsDays * DAY_MS));
  return <span className={unit.lastsDays < SHORT_DAYS ? 'zb-sub zb-warn' : 'zb-sub'}>{say(lang, 'staff.stock.lasts', { day })}</span>;
}
