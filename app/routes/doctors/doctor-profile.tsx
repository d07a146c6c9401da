import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { dayNumber, isDay, numberOf, startOfDay, tehranDay } from '#domain/calendars/day';
import { slotStart } from '#domain/consultations/fields';
import { consultationKinds } from '#domain/doctors/doctor';
import { formatCode, formatDayMonth } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { publicPunctuality } from '#services/consultations/punctual';
import { readDoctor } from '#services/doctors/doctor';
import { Badge } from '../../components/badge';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { Chips } from '../../components/chips';
import { AboutDoctor } from '../../components/doctors/about-doctor';
import { DayTimes } from '../../components/doctors/day-times';
import { DoctorFace } from '../../components/doctors/doctor-face';
import { categoriesIn } from '../../components/doctors/doctor-names';
import { doctorJsonLd } from '../../components/doctors/json-ld';
import { MonthGrid } from '../../components/doctors/month-grid';
import { nearDay } from '../../components/doctors/when';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import styles from '../../styles/doctors.css?url';
import { useLang, useSay } from '../../words';
import { monthsOf } from './months.server';

export const handle = { page: 'doctorProfile', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const slug = params['slug'] ?? '';
  const found = await readDoctor(ctx, slug);
  if (!found.ok) return found;
  const { slots: all, ...doctor } = found.value;
  const { lang, now } = ctx;
  const kinds = consultationKinds.filter((kind) => doctor.offers.some((one) => one.kind === kind));
  const wanted = kinds.find((one) => one === url.searchParams.get('kind'));
  const kind = wanted ?? kinds.find((one) => all.some((slot) => slot.free && slot.kinds.includes(one))) ?? kinds[0] ?? null;
  const slots = kind === null ? [] : all.filter((slot) => slot.kinds.includes(kind));
  const firstFree = slots.find(({ free }) => free);
  const asked = url.searchParams.get('day') ?? '';
  const ofDay = (day: string) => slots.filter(({ startsAt }) => tehranDay(startsAt) === day);
  const day = isDay(asked) && numberOf(asked) >= dayNumber(now) && ofDay(asked).length > 0 ? asked : firstFree ? tehranDay(firstFree.startsAt) : null;
  const category = categoriesIn(lang, doctor);
  const level = sayIn(lang, `roles.levels.${doctor.level}`);
  return {
    doctor: found.value,
    punctual: await publicPunctuality(ctx, doctor.id),
    kinds,
    kind,
    now,
    day,
    times: day === null ? [] : ofDay(day),
    firstFree: firstFree?.startsAt ?? null,
    months: monthsOf(lang, doctor, slots, now),
    meta: pageMeta(ctx, {
      page: 'doctorProfile',
      params: { slug },
      title: sayIn(lang, 'doctors.page.title', { name: doctor.name, category }),
      description: sayIn(lang, 'doctors.page.description', { name: doctor.name, level, category, focus: doctor.focus }),
      langs: doctor.langs,
      jsonLd: doctorJsonLd(lang, found.value, ctx.rt.settings.publicUrl + href(lang, 'doctorProfile', { slug })),
    }),
  };
});

export const meta = metaFromData;

/** A doctor with the free times of two months, all as addresses; then who it is and what is offered. [CONS-1, DOC-4] */
export default function DoctorProfile() {
  const { doctor, punctual, kinds, kind, now, day, times, firstFree, months } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const { slug, name, level, focus, councilNumber } = doctor;
  const [category] = doctor.categories;
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'doctors', label: say('doctors.title') },
          ...(category ? [{ page: 'doctors' as const, query: { category }, label: say(`roles.categories.${category}`) }] : []),
        ]}
        here={name}
      />
      <header className="doc-who doc-head">
        <DoctorFace id={doctor.id} name={name} photo={doctor.photo} first />
        <div className="stack gap-2">
          <h1>{name}</h1>
          <p className="soft">
            {say(`roles.levels.${level}`)}
            {lang === 'fa' ? '، ' : ', '}
            {categoriesIn(lang, doctor)}
          </p>
          <p>{focus}</p>
          <p className="row doc-badges">
            <Badge tone="ok">
              {say('doctors.page.council')} <bdi>{formatCode(lang, councilNumber)}</bdi>
            </Badge>
            <span className="small soft">{say('doctors.page.verified')}</span>
            {punctual && <span className="small soft">{say('doctors.page.on-time', punctual)}</span>}
          </p>
        </div>
      </header>
      <section className="stack gap-4 mb-6" aria-labelledby="free">
        <h2 id="free">{say('doctors.picker.title')}</h2>
        {kinds.length > 1 && (
          <Chips
            label={say('doctors.picker.kinds')}
            chips={kinds.map((one) => ({
              page: 'doctorProfile' as const,
              params: { slug },
              query: { kind: one, ...(day === null ? {} : { day }) },
              label: say(`doctors.kinds.${one}`),
              here: one === kind,
            }))}
          />
        )}
        {kind === null || day === null ? (
          <EmptyState
            fact={say('doctors.picker.none')}
            text={say('doctors.picker.none-text')}
            action={
              category && (
                <ButtonLink page="doctors" query={{ category }} kind="soft">
                  {say('doctors.picker.others', { category: say(`roles.categories.${category}`) })}
                </ButtonLink>
              )
            }
          />
        ) : (
          <div className="months">
            <div className="stack gap-3">
              {firstFree && <p>{say('doctors.picker.first', { firstTime: firstFree, day: nearDay(lang, now, firstFree) })}</p>}
              <div className="two2">
                {months.map((month) => (
                  <MonthGrid key={month.name} month={month} to={(of) => ({ page: 'doctorProfile', params: { slug }, query: { kind, day: of } })} chosen={day} />
                ))}
              </div>
              {months
                .flatMap(({ days }) => days)
                .map((one) =>
                  one.holiday && one.state !== 'past' ? (
                    <p key={one.day} className="small soft">
                      {say('doctors.picker.holiday', { holidayDay: new Date(`${one.day}T12:00:00Z`), name: one.holiday })}
                    </p>
                  ) : null,
                )}
              <p className="small soft">
                {say('doctors.picker.later', { last: formatDayMonth(lang, startOfDay(doctor.lastDay)) })} {say('doctors.picker.legend')}
              </p>
            </div>
            <DayTimes
              {...{ day, now, kind, doctor }}
              to={(at) => ({ page: 'book', params: { doctor: slug, kind, at: slotStart(at) } })}
              slots={times}
              site={shell?.site}
            />
          </div>
        )}
        <p className="say warn">{say('doctors.page.emergency')}</p>
      </section>
      <div className="stack gap-6">
        <AboutDoctor doctor={doctor} />
      </div>
    </div>
  );
}
