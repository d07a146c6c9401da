import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SEAT_MINUTES } from '#domain/academy/cohort';
import { fieldsSchema, onceField } from '#domain/fields';
import { refuse } from '#domain/result';
import { isRowId } from '#domain/row-id';
import { seatOffer } from '#services/academy/mine';
import { reserveSeat } from '#services/academy/reserve';
import { newOnceKey } from '#services/once-key';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Price } from '../../components/price';
import { SummaryList } from '../../components/summary-list';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { CohortLine } from './cohort-line';

export const handle = { page: 'courseSeat', hydrate: false };

const idOf = (typed: string | undefined) => (/^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : 0);

/** What one is about to enrol in; whoever has a seat in it is led there. [ACAD-2] */
export const loader = page(async (ctx, { params }) => {
  const id = idOf(params['id']);
  if (!isRowId(id)) return refuse('academy.cohort.unknown', undefined, { status: 404 });
  const offer = await seatOffer(ctx, id);
  if ('ok' in offer) return offer;
  if (offer.mine) return redirect(href(ctx.lang, 'enrolment', { code: offer.mine }), 303);
  return { ...offer, once: newOnceKey() };
});

export const action = actions({
  take: doing({
    fields: () => fieldsSchema({ once: onceField }),
    run: (ctx, { once }, { params }) => reserveSeat(ctx, { once, cohortId: idOf(params['id']) }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'enrolment', { code }), toast: { kind: 'success', key: 'academy.seat.taken' } }),
  }),
});

export const meta = privateMeta('academy.seat.title', 'academy.seat.description');

export default function Seat() {
  const { slug, title, cohort, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AccountFrame page="courseSeat" title={say('academy.seat.title')} lead={title}>
      <FormErrors answer={answer} fields={{}} />
      <section className="card lift stack gap-3">
        <h2>{cohort.name}</h2>
        <CohortLine cohort={cohort} />
        <SummaryList rows={[{ name: say('academy.price'), value: <Price toman={cohort.priceToman} />, total: true }]} />
        {cohort.standing === 'open' && (
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="take" />
            <input type="hidden" name="once" value={once} />
            <Button wide busyLabel={say('academy.seat.taking')}>
              {say('academy.seat.take', { minutes: SEAT_MINUTES })}
            </Button>
          </form>
        )}
        <p className="small soft">{say('academy.rule')}</p>
      </section>
      <p>
        <Link page="course" params={{ slug }}>
          {say('academy.seat.back')}
        </Link>
      </p>
    </AccountFrame>
  );
}
