import type { MyClaim } from '#services/warranty/claims/mine';
import { AskFirst } from '../../components/ask-first';
import { Badge } from '../../components/badge';
import { useSay } from '../../words';

/** A registration that waits for its receipt to be looked at: until when, and how to take it back. [WAR-3] */
export function ClaimCard({ claim: { code, serial, dueAt } }: { claim: MyClaim }) {
  const say = useSay();
  return (
    <article className="card stack gap-2">
      <div className="row between">
        <h2>
          {say('warranty.list.serial')} <bdi dir="ltr">{serial}</bdi>
        </h2>
        <Badge tone="wait">{say('warranty.claims.mine')}</Badge>
      </div>
      {dueAt && <p>{say('warranty.claims.mine-text', { dueBy: dueAt })}</p>}
      <div className="row between">
        <span className="small soft">{say('warranty.claims.mine-asked', { code })}</span>
        <AskFirst
          quiet
          name={`withdraw-${code}`}
          label={say('warranty.claims.withdraw')}
          title={say('warranty.claims.withdraw-title', { serial })}
          intent="withdraw-claim"
          sent={{ claim: code }}
          yes={say('warranty.claims.withdraw')}
          no={say('warranty.claims.withdraw-no')}
        >
          {say('warranty.claims.withdraw-text')}
        </AskFirst>
      </div>
    </article>
  );
}
