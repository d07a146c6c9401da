import { formatDue, formatMoment, formatWeekdayDate } from '#locales/format';
import type { SharePreview } from '#services/health/share';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Ticks } from '../../components/ticks';
import { useLang, useSay } from '../../words';

type Props = { ask: SharePreview; /** What was typed, to go with it: several types are one text. */ values: Readonly<Record<string, string>> };

/** The second page of a share: what would be seen and what not, the SMS itself, and both ways on. Nothing is shared yet. [SHARE-1, SHARE-3] */
export function ShareCheck({ ask, values }: Props) {
  const lang = useLang();
  const say = useSay();
  const type = (code: string) => say(`health.share.type.${code as 'heart-rate'}`);
  const sees = [
    ask.age === null ? say('health.share.sees-name', { name: ask.name }) : say('health.share.sees-card', { name: ask.name, age: ask.age }),
    ...ask.counts.map(({ type: code, n }) =>
      code === 'ehr'
        ? say('health.share.sees-ehr', { count: n })
        : n === 0
          ? say('health.share.sees-none', { type: type(code) })
          : say('health.share.sees-count', { type: type(code), count: n }),
    ),
    ...(ask.reading ? [say('health.share.sees-one', { type: type(ask.reading.type), at: formatMoment(lang, new Date(ask.reading.measuredAt)) })] : []),
    ...(ask.from ? [say('health.share.sees-from', { fromDay: formatWeekdayDate(lang, new Date(ask.from)) })] : []),
    ...(ask.ongoing ? [say('health.share.sees-ongoing')] : []),
    ...(ask.sensitive && !ask.reading ? [say('health.share.sees-private')] : []),
    ...(values['message'] ? [say('health.share.sees-message', { message: values['message'] })] : []),
  ];
  const not = [
    say('health.share.not-contact'),
    ...(ask.hidden > 0 ? [say('health.share.not-private', { count: ask.hidden })] : []),
    ...(ask.ongoing ? [] : [say('health.share.not-later')]),
  ];
  const carried = Object.entries({ ...values, confirmed: ask.sign });
  return (
    <section className="card lift narrow stack">
      <p className="small soft">{say('health.share.not-yet')}</p>
      <h2 className="text-h3">{say('health.share.sees')}</h2>
      <Ticks
        items={[...sees.map((text) => ({ text })), ...not.map((text) => ({ icon: 'close' as const, text: say('health.share.not-seen', { what: text }) }))]}
      />
      {ask.sensitive && <Notice tone="warn">{say(ask.reading ? 'health.share.private-one' : 'health.share.private-sure')}</Notice>}
      <p>
        {say('health.share.until', {
          claimBy: new Date(ask.claimUntil),
          endsAt: formatDue(lang, new Date(ask.endsAt)),
        })}
      </p>
      <h2 className="text-h3">{say('health.share.sms')}</h2>
      <blockquote className="sms">{ask.sms}</blockquote>
      <p className="small soft">{say('health.share.sms-note')}</p>
      <form method="post" noValidate className="row">
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{say('health.share.send', { phone: ask.phone })}</Button>
      </form>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="again" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="outline">{say('health.share.back')}</Button>
      </form>
    </section>
  );
}
