import { useLoaderData } from '@remix-run/react';
import { paperByNumber } from '#services/papers/verify';
import { Notice } from '../../components/notice';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { PaperClaims } from './paper-claims';

export const handle = { page: 'verifyNumber', hydrate: false };

/** A certificate by the number that is printed on it, without scripts: what was signed, and whether it was withdrawn. [ACAD-3] */
export const loader = page(async (ctx, { params }) => {
  const found = await paperByNumber(ctx, params['paper'] ?? '');
  return found.ok ? found.value : found;
});

export const meta = privateMeta('papers.check.title', 'papers.check.description');

export default function VerifyNumber() {
  const { number, claims, withdrawn } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page narrow stack gap-6">
      <h1>{say('papers.check.one', { number })}</h1>
      {withdrawn ? (
        <Notice tone="bad">
          <p>
            <b>{say('papers.check.withdrawn', { withdrawnDate: withdrawn.at })}</b>
          </p>
          <p>{say('papers.check.why', { why: withdrawn.why })}</p>
        </Notice>
      ) : (
        <Notice tone="ok">{say('papers.check.valid')}</Notice>
      )}
      <PaperClaims claims={claims} />
      <p className="small soft">{say('papers.score-means')}</p>
      <p className="small soft">{say('papers.no-licence')}</p>
    </div>
  );
}
