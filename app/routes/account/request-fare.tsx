import { useLoaderData } from '@remix-run/react';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { FareForm } from '../services/fare-form';
import { fareAction, fareLoader } from '../services/fare-page.server';
import { AccountFrame } from './account-frame';
import { requestAddress } from './request-address';

export const handle = { page: 'requestFare', hydrate: false };

const codeOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => params['code'] ?? '';

/** What one's own ride costs, paid afterwards. [AMB-1] */
export const loader = fareLoader((at) => ({ code: codeOf(at) }));
export const action = fareAction(
  (at) => ({ code: codeOf(at) }),
  (ctx, at) => requestAddress(ctx.lang, codeOf(at)),
);

export const meta = privateMeta('services.fare.title', 'services.fare.description');

export default function RequestFare() {
  const { fare, bank, failed, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code } = fare;
  return (
    <AccountFrame
      page="requestFare"
      title={say('services.fare.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FareForm fare={fare} bank={bank} failed={failed} once={once} back={href(lang, 'requestFare', { code })} answer={answer} />
      <p className="small">
        <Link page="serviceRequest" params={{ code }}>
          {say('services.pay.to-request')}
        </Link>
      </p>
    </AccountFrame>
  );
}
