import { redirect, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CANCEL_HOURS_AHEAD, SLOT_HELD_MINUTES } from '#domain/consultations/promises';
import { patientField, readSlotStart, slotStart } from '#domain/consultations/fields';
import { consultationKinds, type ConsultationKind } from '#domain/doctors/doctor';
import { termsField } from '#domain/accounts/fields';
import { fieldsSchema, named, onceField, tick } from '#domain/fields';
import { refuse } from '#domain/result';
import { needsTerms } from '#services/accounts/consents';
import { bookPage, type BookPage } from '#services/consultations/book-page';
import { holdSlot } from '#services/consultations/hold';
import { newOnceKey } from '#services/once-key';
import { errorOf } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { DoctorFace } from '../../components/doctors/doctor-face';
import { categoriesIn } from '../../components/doctors/doctor-names';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { RadioCards, type RadioCard } from '../../components/radio-cards';
import { TermsTick } from '../../components/terms-tick';
import { actions, doing, page, type At } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/doctors.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { shownPrice } from '../shop/checkout-fields';
import { CancelRule } from './cancel-rule';
import { AppointmentFacts } from './facts';
import { NearTimes } from './near-times';

export const handle = { page: 'book', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const kindOf = (typed: string | undefined): ConsultationKind | null => consultationKinds.find((one) => one === typed) ?? null;
const unknown = refuse('content.page.unknown', undefined, { status: 404 });

/** What an address of a time says: whose, which kind, when. */
function asked({ params }: At): { slug: string; kind: ConsultationKind | null; startsAt: Date | null } {
  return { slug: params['doctor'] ?? '', kind: kindOf(params['kind']), startsAt: readSlotStart(params['at'] ?? '') };
}

/** A time that somebody is about to take; one's own leads to itself, an address of none to the doctor's picker. [CONS-1, CONS-3] */
export const loader = page(async (ctx, at) => {
  const { slug, kind, startsAt } = asked(at);
  if (!kind) return unknown;
  if (!startsAt) return redirect(`${href(ctx.lang, 'doctorProfile', { slug }, { kind })}#free`, 303);
  const found = await bookPage(ctx, { slug, kind, startsAt });
  if (!found.ok) return found;
  if (found.value.mine && !at.refused) return redirect(href(ctx.lang, 'appointment', { code: found.value.mine }), 303);
  return { ...found.value, kind, startsAt, once: newOnceKey(), chosen: at.url.searchParams.get('for') ?? '' };
});

export const action = actions({
  take: doing({
    fields: async (ctx) =>
      fieldsSchema({
        once: onceField,
        shown: shownPrice,
        patient: patientField,
        terms: (await needsTerms(ctx)) ? termsField : named(tick, { label: termsField.label }),
      }),
    run: async (ctx, { once, shown, patient, terms }, at) => {
      const { slug, kind, startsAt } = asked(at);
      if (!kind) return unknown;
      if (!startsAt) return refuse('reservations.time.missing');
      return holdSlot(ctx, { once, slug, kind, startsAt, patient, terms, shownToman: shown });
    },
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'appointmentPay', { code }), toast: { kind: 'success', key: 'appointments.said.held' } }),
  }),
});

export const meta = privateMeta('appointments.book.title', 'appointments.book.description');

export default function Book() {
  const { doctor, kind, startsAt, offer, near, closedUntil, cycles, ...form } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { slug, name } = doctor;
  const another = (
    <Link page="doctorProfile" params={{ slug }} query={{ kind }} hash="free">
      {say('appointments.book.another')}
    </Link>
  );
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'doctors', label: say('doctors.title') },
          { page: 'doctorProfile', params: { slug }, label: name },
        ]}
        here={say('appointments.book.title')}
      />
      <header className="doc-who doc-head">
        <DoctorFace id={doctor.id} name={name} photo={doctor.photo} first />
        <div className="stack gap-2">
          <h1>{say('appointments.book.heading', { kind: say(`doctors.kinds.${kind}`) })}</h1>
          <p className="soft">
            {name}
            {lang === 'fa' ? '، ' : ', '}
            {say(`roles.levels.${doctor.level}`)}
            {lang === 'fa' ? '، ' : ', '}
            {categoriesIn(lang, doctor)}
          </p>
        </div>
      </header>
      <div className="stack gap-5">
        <FormErrors answer={answer} fields={{ patient: patientField, terms: termsField }} names={{ shown: null, once: null }} />
        {closedUntil && <Notice tone="bad">{say('appointments.book.closed', { openDay: closedUntil })}</Notice>}
        {offer ? (
          <div className="book-two">
            <div className="stack gap-5">
              <section className="card lift stack gap-3">
                <div className="row between">
                  <h2>{say('appointments.book.chosen')}</h2>
                  {another}
                </div>
                <AppointmentFacts
                  {...{ doctor, kind, startsAt }}
                  centre={offer.centre}
                  rows={[{ name: say('appointments.what.price'), value: <Price toman={offer.priceToman} />, total: true }]}
                />
              </section>
              <section className="card stack gap-3">
                <h2 className="text-h3">{say('appointments.summary.cancel-title')}</h2>
                <CancelRule promise={offer.promise} inTime={offer.inTime} cycles={cycles} />
                <p className="small soft">{say('appointments.move.rule', { hours: CANCEL_HOURS_AHEAD })}</p>
              </section>
            </div>
            {!closedUntil && <TakeForm {...form} priceToman={offer.priceToman} />}
          </div>
        ) : (
          <section className="card lift stack gap-3">
            <h2>{say('appointments.book.gone')}</h2>
            <NearTimes
              near={near}
              to={(at) => ({ page: 'book', params: { doctor: slug, kind, at: slotStart(at) }, query: form.chosen ? { for: form.chosen } : undefined })}
            />
            <p>
              <ButtonLink page="doctorProfile" params={{ slug }} query={{ kind }} hash="free" kind="soft">
                {say('appointments.book.another')}
              </ButtonLink>
            </p>
          </section>
        )}
        <p className="say warn">{say('doctors.page.emergency')}</p>
      </div>
    </div>
  );
}

type Taking = Pick<BookPage, 'patients' | 'withOpen' | 'needsTerms'> & { once: string; chosen: string; priceToman: number };

/** For whom the time is, and taking it: nothing is paid yet. [CONS-3, LEGAL-2] */
function TakeForm({ patients, withOpen, needsTerms, once, chosen, priceToman }: Taking) {
  const answer = useAnswer();
  const say = useSay();
  const people = [
    { ref: 'mine', name: say('appointments.book.me'), text: say('appointments.book.me-text') },
    ...patients.map(({ ref, name, family }) => ({ ref, name, text: family ? say(`health.family.relations.${family}`) : undefined })),
  ];
  const options = people.map(({ ref, name, text }): RadioCard => {
    const taken = withOpen.includes(ref);
    return { value: ref, label: name, text: taken ? say('appointments.book.has-one') : text, disabled: taken };
  });
  const free = options.filter(({ disabled }) => !disabled);
  // Where there is somebody else, nobody is chosen beforehand: a time of one's mother is not taken for oneself by a hasty press.
  const value = answer?.values['patient'] ?? (chosen !== '' ? chosen : options.length === 1 ? 'mine' : undefined);
  return (
    <form method="post" noValidate className="card stack gap-4">
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="once" value={once} />
      <input type="hidden" name="shown" value={priceToman} />
      <RadioCards
        name="patient"
        legend={say('appointments.book.for-whom')}
        options={options}
        value={free.find((one) => one.value === value)?.value}
        error={errorOf(answer, 'patient')}
      />
      <p className="small">
        <Link page="appFamily">{say('appointments.book.add-member')}</Link>
      </p>
      {needsTerms && <TermsTick answer={answer} />}
      <p className="small soft">{say('appointments.book.take-text', { minutes: SLOT_HELD_MINUTES })}</p>
      <Button wide busyLabel={say('appointments.book.taking')}>
        {say('appointments.book.take', { minutes: SLOT_HELD_MINUTES })}
      </Button>
    </form>
  );
}
