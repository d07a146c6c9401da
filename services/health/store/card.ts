import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';

/** A member as every page names them. The names of whoever has an account are the account's. */
export type Card = {
  firstName: string;
  lastName: string;
  birthDay: string | null;
  gender: 'female' | 'male' | null;
  isMine: boolean;
  /** Whether whoever looks keeps the file. */ keeps: boolean;
};

/** The card of the member whose file is read, as one value of `see`. */
export function cardFor(userId: number | null): SQL {
  return sql`select jsonb_build_object('firstName', coalesce(u.first_name, m.first_name, ''), 'lastName', coalesce(u.last_name, m.last_name, ''),
      'birthDay', coalesce(m.birth_day, u.birth_day), 'gender', coalesce(m.gender, case when u.gender::text in ('female', 'male') then u.gender::text end),
      'isMine', coalesce(m.account_id = ${userId}::int, false), 'keeps', exists (select 1 from standing s where s.relation in ('owner', 'guardian')))
    from file f join members m on m.id = f.id left join users u on u.id = m.account_id`;
}
