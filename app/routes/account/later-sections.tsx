import { useSay } from '../../words';

const sections = ['doctor', 'organization', 'messages', 'calls'] as const;

/** The account's parts that are not open yet: what each will be, without a link that leads nowhere. [DASH-1] */
export function LaterSections() {
  const say = useSay();
  return (
    <>
      <p className="soft">{say('accounts.account.later-lead')}</p>
      <dl className="opts">
        {sections.map((name) => (
          <div key={name}>
            <dt>
              <b>{say(`accounts.sections.${name}`)}</b>
            </dt>
            <dd className="small soft">{say(`accounts.sections.lines.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
