import { useSay } from '../../words';

const sections = ['health', 'courses', 'doctor', 'organization', 'families', 'messages', 'calls'] as const;

/** The account's parts that are not open yet: what each will be, without a link that leads nowhere. [DASH-1] */
export function LaterSections() {
  const say = useSay();
  return (
    <>
      <p className="soft">{say('accounts.account.later-lead')}</p>
      <dl className="sum">
        {sections.map((name) => (
          <div key={name}>
            <dt>{say(`accounts.sections.${name}`)}</dt>
            <dd className="small">{say(`accounts.sections.lines.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
