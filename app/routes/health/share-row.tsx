import { formatDate, formatList, formatMoment, formatPhone, formatWeekdayDate } from '#locales/format';
import type { WordKey } from '#locales/say';
import type { ShownRight, ShownShare } from '#services/health/shares-page';
import { Avatar } from '../../components/avatar';
import { Badge, type Tone } from '../../components/badge';
import { Button } from '../../components/button';
import { useLang, useSay } from '../../words';

const tones: Readonly<Record<ShownShare['state'], Tone | undefined>> = {
  ...{ waiting: 'wait', open: 'ok', 'taken-back': undefined, 'not-opened': undefined },
  ...{ ended: undefined, 'run-out': undefined },
};

/** One share: to whom, what, until when, when it was last used, and its end. [SHARE-1, SHARE-2] */
export function ShareRow({ share }: { share: ShownShare }) {
  const lang = useLang();
  const say = useSay();
  const { state, name, message, told, claimUntil, endsAt, endedAt, lastSeen, times } = share;
  const phone = formatPhone(lang, share.phone);
  const who = name ?? phone;
  const overAt = [endedAt, name === null ? claimUntil : endsAt].filter((one) => one !== null).sort((a, b) => a.getTime() - b.getTime())[0] ?? endsAt;
  const isLive = state === 'waiting' || state === 'open';
  return (
    <li className="give">
      <Avatar name={who} ground={state === 'open' ? 'glaze' : 'sand'} />
      <div className="stack">
        <p className="row gap-3">
          <b>{name ?? <bdi dir="ltr">{phone}</bdi>}</b> {name !== null && <bdi dir="ltr">{phone}</bdi>}
          <Badge tone={tones[state]}>{say(`health.share.state.${state}`)}</Badge>
        </p>
        <p>{useScope(share)}</p>
        {message !== null && <p className="soft">{say('health.share.said', { message })}</p>}
        <p className="small soft row gap-3">
          {state === 'waiting' && <span>{say('health.share.valid', { at: formatMoment(lang, claimUntil) })}</span>}
          {state === 'open' && <span>{say('health.share.lasts', { at: formatMoment(lang, endsAt) })}</span>}
          {!isLive && <span>{say('health.share.over-at', { at: formatMoment(lang, overAt) })}</span>}
          {state === 'waiting' && <span>{told ? say('health.share.told') : say('health.share.not-told')}</span>}
          {state !== 'waiting' && name !== null && (
            <span>
              {lastSeen === null ? say('health.share.never-seen') : say('health.share.last-seen', { at: formatMoment(lang, lastSeen) })}
              {times > 0 && ` · ${say('health.share.often', { count: times })}`}
            </span>
          )}
        </p>
      </div>
      {isLive && (
        <EndForm
          name="share"
          value={share.ref}
          label={say(state === 'waiting' ? 'health.share.take-back-of' : 'health.share.end-of', { who })}
          text={say(state === 'waiting' ? 'health.share.take-back' : 'health.share.end')}
        />
      )}
    </li>
  );
}

/** Somebody who reaches the file by another way than a share, and its end. */
export function RightRow({ right: { ref, relation, name, startsAt, endsAt, byCode } }: { right: ShownRight }) {
  const lang = useLang();
  const say = useSay();
  const who = name ?? say('health.seen.nameless');
  return (
    <li className="give">
      <Avatar name={who} ground="glaze" />
      <div className="stack">
        <p>
          <b>{who}</b>
        </p>
        <p>{byCode ? say('health.share.by-code', { relation: say(`health.relations.${relation}`) }) : say(`health.relations.${relation}`)}</p>
        <p className="small soft row gap-3">
          <span>{say('health.share.since', { fromDay: formatWeekdayDate(lang, startsAt) })}</span>
          <span>{endsAt === null ? say('health.share.no-end') : say('health.share.lasts', { at: formatMoment(lang, endsAt) })}</span>
        </p>
      </div>
      <EndForm name="right" value={ref} label={say('health.share.end-of', { who })} text={say('health.share.end')} />
    </li>
  );
}

function EndForm({ name, value, label, text }: { name: 'share' | 'right'; value: string; label: string; text: string }) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value={name === 'share' ? 'end' : 'end-right'} />
      <input type="hidden" name={name} value={value} />
      <Button kind="text" small aria-label={label}>
        {text}
      </Button>
    </form>
  );
}

/** What a share is of, in a sentence: types and the time of measuring, or one reading. */
function useScope({ types, from, to, sensitive, ofOne, reading }: ShownShare): string {
  const lang = useLang();
  const say = useSay();
  const named = types.map((type) => say(`health.share.type.${type}` as WordKey));
  if (ofOne && reading === null) return say('health.share.scope-gone', { type: named[0] ?? '' });
  if (reading !== null) return say('health.share.scope-one', { type: named[0] ?? '', at: formatMoment(lang, reading.measuredAt) });
  const day = (moment: Date) => formatDate(lang, moment);
  const measured =
    to === null
      ? say('health.share.scope-all')
      : from === null
        ? say('health.share.scope-to', { toDay: day(to) })
        : say('health.share.scope-from', { fromDay: day(from), toDay: day(to) });
  const what = say('health.share.scope', { what: formatList(lang, named), measured });
  return sensitive ? formatList(lang, [what, say('health.share.scope-private')]) : what;
}
