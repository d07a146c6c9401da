import { useLoaderData, useParams } from '@remix-run/react';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { FareForm } from './fare-form';
import { fareAction, fareLoader } from './fare-page.server';

export const handle = { page: 'followFare', hydrate: false };

const tokenOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => params['token'] ?? '';

/** What a ride costs, for whoever was handed its address and has logged in: a payment is somebody's, so that what comes twice can go back. [AMB-1] */
export const loader = fareLoader((at) => ({ token: tokenOf(at) }));
export const action = fareAction(
  (at) => ({ token: tokenOf(at) }),
  (ctx, at) => href(ctx.lang, 'follow', { token: tokenOf(at) }),
);

export const meta = privateMeta('services.fare.title', 'services.fare.description');

export default function FollowFare() {
  const { fare, bank, failed, once } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  return (
    <div className="wrap page">
      <div className="two">
        <div className="stack">
          <h1>{say('services.fare.title')}</h1>
          <p>
            <bdi dir="ltr">{fare.code}</bdi>
          </p>
          <FareForm fare={fare} bank={bank} failed={failed} once={once} back={href(lang, 'followFare', { token })} answer={answer} />
          <p className="small">
            <a href={href(lang, 'follow', { token })}>{say('services.fare.to-follow')}</a>
          </p>
        </div>
      </div>
    </div>
  );
}
