import { GUARANTEE_CONTACT_HOURS, REPAIR_WEEKS, REPLACEMENT_DAYS, TRANSIT_DAMAGE_HOURS } from '#domain/catalog/promises';
import type { Eligibility } from '#domain/warranty/eligibility';
import { formatDate, formatDateTime } from '#locales/format';
import { sayRefusal } from '#locales/refusal';
import { Badge } from '../../components/badge';
import { RadioCards } from '../../components/radio-cards';
import { useLang, useSay } from '../../words';

type Props = { eligibility: readonly Eligibility[]; value?: string; error?: string };

const figures = { hours: GUARANTEE_CONTACT_HOURS, weeks: REPAIR_WEEKS, days: REPLACEMENT_DAYS, transit: TRANSIT_DAMAGE_HOURS };

/** Each kind of ticket with its rule, when it is open, and why not if not, before anything is sent. [WAR-4, WAR-5, WAR-6] */
export function TicketKinds({ eligibility, value, error }: Props) {
  const say = useSay();
  const first = eligibility.find(({ open }) => open)?.kind;
  return (
    <RadioCards
      name="kind"
      legend={say('warranty.ticket-new.kind')}
      value={value ?? first}
      error={error}
      options={eligibility.map((one) => ({
        value: one.kind,
        disabled: !one.open,
        label: (
          <>
            {say(`warranty.tickets.kinds.${one.kind}`)}{' '}
            <Badge tone={one.open ? 'ok' : 'wait'}>{say(one.open ? 'warranty.ticket-new.open' : 'warranty.ticket-new.closed')}</Badge>
          </>
        ),
        text: (
          <>
            {say(`warranty.ticket-new.rule.${one.kind}`, figures)}
            <Window {...one} />
          </>
        ),
      }))}
    />
  );
}

function Window({ kind, from, until, why }: Eligibility) {
  const lang = useLang();
  const say = useSay();
  if (why) return <b className="block">{sayRefusal(lang, why)}</b>;
  if (!from || !until) return <span className="block">{say('warranty.ticket-new.window.unknown')}</span>;
  if (kind === 'transit-damage') return <b className="block">{say('warranty.ticket-new.window.moment', { from: formatDateTime(lang, from), until })}</b>;
  const lastDate = new Date(until.getTime() - 1);
  return <b className="block">{say('warranty.ticket-new.window.days', { fromDate: formatDate(lang, from), lastDate: formatDate(lang, lastDate) })}</b>;
}
