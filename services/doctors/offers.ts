import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';

/** What a profile (as `d`) offers today, each kind at each centre with the price that holds latest; as `offered`, with all kinds in one list. [CONS-2] */
export function offersToday(now: Date): SQL {
  return sql`left join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'centreId', o.centre_id, 'priceToman', o.price) order by o.kind, o.price), '[]') as offers,
        coalesce(array_agg(distinct o.kind), '{}') as kinds
      from (
        select distinct on (s.kind, s.centre_id) s.kind::text as kind, s.centre_id, s.price_toman::float8 as price
        from doctors_services s where s._parent_id = d.id and s.holds_from <= ${tehranDay(now)}
        order by s.kind, s.centre_id, s.holds_from desc
      ) o
    ) offered on true`;
}
