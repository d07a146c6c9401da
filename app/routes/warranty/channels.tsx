import { channelKinds } from '#domain/warranty/channels';
import { formatPhone } from '#locales/format';
import type { Channel } from '#services/warranty/channels';
import { useLang, useSay } from '../../words';

/** The places whose purchases are covered, by kind: this website first, then the list that staff keep. [WAR-2] */
export function Channels({ channels }: { channels: readonly Channel[] }) {
  const say = useSay();
  const groups = channelKinds.map((kind) => ({ kind, of: channels.filter((one) => one.kind === kind) })).filter(({ of }) => of.length > 0);
  return (
    <>
      <p>{say(groups.length > 0 ? 'warranty.guide.channels-lead' : 'warranty.guide.channels-none')}</p>
      <h3>{say('warranty.guide.website')}</h3>
      <p className="small soft">{say('warranty.guide.website-text')}</p>
      {groups.map(({ kind, of }) => (
        <div key={kind}>
          <h3>{say(`warranty.guide.groups.${kind}`)}</h3>
          <ul>
            {of.map((one) => (
              <Place key={one.id} channel={one} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Place({ channel }: { channel: Channel }) {
  const lang = useLang();
  const { title, province, address, phone } = channel;
  const where = address || province;
  return (
    <li>
      <b>{title}</b>
      {where && <span className="block small soft">{where}</span>}
      {phone && (
        <a className="small" href={`tel:${phone}`}>
          <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
        </a>
      )}
    </li>
  );
}
