import type { MyPenalty } from '#services/penalties/open';
import { ButtonLink } from '../../components/button-link';
import { Notice } from '../../components/notice';
import { useSay } from '../../words';

/** What staff have closed of the account: until when, why, what stays open, and where to object. [ROLE-6] */
export function Penalties({ penalties }: { penalties: readonly MyPenalty[] }) {
  const say = useSay();
  return (
    <Notice tone="warn">
      <div className="stack gap-3">
        <p>
          <b>{say('accounts.penalty.title')}</b>
        </p>
        <ul>
          {penalties.map(({ id, parts, until, reason }) => (
            <li key={id}>
              {say('accounts.penalty.line', {
                parts: parts.map((part) => say(`accounts.penalty.parts.${part}`)).join(say('services.page.comma')),
                openDay: until,
              })}{' '}
              {say('accounts.penalty.why', { reason })}
            </li>
          ))}
        </ul>
        <p className="small">{say('accounts.penalty.rest')}</p>
        <ButtonLink kind="soft" small page="contact">
          {say('accounts.penalty.write')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
