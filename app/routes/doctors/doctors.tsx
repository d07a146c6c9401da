import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { doctorsQuery, isNarrowed, parseDoctorFilters } from '#domain/doctors/list';
import { HORIZON_DAYS } from '#domain/doctors/slots';
import { say as sayIn } from '#locales/say';
import { listDoctors } from '#services/doctors/list';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { DoctorCard } from '../../components/doctors/doctor-card';
import { DoctorFilterForm } from '../../components/doctors/doctor-filters';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/doctors.css?url';
import { useSay } from '../../words';

export const handle = { page: 'doctors', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const filters = parseDoctorFilters(url.searchParams);
  const list = await listDoctors(ctx, filters);
  const { category } = filters;
  const title = category
    ? sayIn(ctx.lang, 'doctors.of-category', { category: sayIn(ctx.lang, `roles.categories.${category}`) })
    : sayIn(ctx.lang, 'doctors.title');
  // The list of a field is a page of its own; any other choice is not for search engines.
  const { category: _, ...others } = filters;
  return {
    ...list,
    filters,
    title,
    now: ctx.now,
    meta: pageMeta(ctx, {
      page: 'doctors',
      query: doctorsQuery({ category }),
      title,
      description: sayIn(ctx.lang, 'doctors.description'),
      hidden: Object.keys(doctorsQuery(others)).length > 0 || (category !== null && list.total === 0),
    }),
  };
});

export const meta = metaFromData;

/** Doctors, whoever is free soonest first; narrowed by field, kind, level, language, gender and name. [CONS-1, CONS-9, LIST-2] */
export default function Doctors() {
  const { doctors, total, freeToday, next, filters, title, now } = useLoaderData<typeof loader>();
  const say = useSay();
  const narrowed = isNarrowed(filters);
  const first = { ...filters, after: null };
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[{ page: 'home', label: say('shell.nav.home') }, ...(narrowed ? [{ page: 'doctors' as const, label: say('doctors.title') }] : [])]}
        here={title}
      />
      <div className="stack gap-2 mb-6">
        <h1>{filters.category ? title : say('doctors.heading')}</h1>
        <p className="lead">{say('doctors.lead')}</p>
      </div>
      <DoctorFilterForm filters={filters} />
      {total === 0 ? (
        <EmptyState
          fact={say(narrowed ? 'doctors.none-asked' : 'doctors.none-now')}
          text={say(narrowed ? 'doctors.none-asked-text' : 'doctors.none-now-text')}
          action={
            narrowed ? (
              <ButtonLink page="doctors" kind="soft">
                {say('doctors.all')}
              </ButtonLink>
            ) : (
              <ButtonLink page="services" kind="soft">
                {say('shell.nav.services')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <p className="small soft mb-3" id="found">
            {say('doctors.found', { count: total })}
            {' · '}
            {freeToday > 0 ? say('doctors.free-today', { count: freeToday }) : say('doctors.free-today-none')}
          </p>
          <div className="stack gap-4">
            {doctors.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} now={now} kind={filters.kind} days={HORIZON_DAYS} />
            ))}
          </div>
          <Pagination
            page="doctors"
            label={say('doctors.pages')}
            first={filters.after ? doctorsQuery(first) : undefined}
            next={next ? doctorsQuery({ ...first, after: next }) : undefined}
          />
        </>
      )}
    </div>
  );
}
