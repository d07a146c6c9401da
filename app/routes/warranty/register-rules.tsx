import { SERVICE_YEARS, WARRANTY_YEARS } from '#domain/catalog/promises';
import { WARRANTY_REMINDER_DAYS } from '#domain/warranty/period';
import { Card } from '../../components/card';
import { Ticks } from '../../components/ticks';
import { Link } from '../../link';
import { useSay } from '../../words';

/** What a warranty is and is not, before one registers. [WAR-1, WAR-8] */
export function RegisterRules() {
  const say = useSay();
  return (
    <Card title={say('warranty.register.know')}>
      <Ticks
        items={[
          { icon: 'check', text: say('warranty.register.bound') },
          { icon: 'shield', text: say('warranty.register.rules.period', { years: WARRANTY_YEARS }) },
          { icon: 'clock', text: say('warranty.register.rules.repair') },
          { icon: 'pin', text: say('warranty.register.rules.iran') },
          { icon: 'box', text: say('warranty.register.rules.service', { years: SERVICE_YEARS }) },
          { icon: 'bell', text: say('warranty.register.rules.reminder', { days: WARRANTY_REMINDER_DAYS }) },
        ]}
      />
      <p className="small">
        <Link page="warranty">{say('warranty.register.guide')}</Link>
      </p>
    </Card>
  );
}
