import { estimate, type PriceShape } from '#domain/service-requests/estimate';
import type { ServiceType } from '#domain/service-requests/service-type';
import { formatNumber, moneyParts } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { askNames } from './ask-names';

type Props = {
  type: ServiceType;
  items: readonly { code: string; title: string }[];
  shape: PriceShape;
  /** What was typed, where the form came before. */ typed: Readonly<Record<string, string>>;
  seenBy: Date;
  pricedBy: Date;
};

/** What is known of the price, what a specialist writes later, and by when; the sum follows what is typed, by a press without scripts. [INP-5: said, INP-6, SVC-1: price] */
export function EstimateBox({ type, items, shape, typed, seenBy, pricedBy }: Props) {
  const lang = useLang();
  const say = useSay();
  const { lines, totalToman } = estimate(shape, typed);
  const { amount, unit } = moneyParts(lang, totalToman);
  const lineOf = (code: string) => lines.find(({ item }) => item === code);
  const later = say('services.new.specialist');
  return (
    <aside className="card lift stack gap-3" id="price">
      <h2>{say('services.new.price')}</h2>
      <request-estimate data-shape={JSON.stringify(shape)} data-lang={lang} data-later={later}>
        <dl className="sum">
          {items.map(({ code, title }) => {
            const line = lineOf(code);
            return (
              <div key={code} data-item={code} hidden={!line}>
                <dt>
                  {title} <span className="small">{line && line.count > 1 && `× ${formatNumber(lang, line.count)}`}</span>
                </dt>
                <dd>{line && (line.sumToman === null ? later : formatNumber(lang, line.sumToman))}</dd>
              </div>
            );
          })}
          <div>
            <dt>{say('services.new.address-and-time')}</dt>
            <dd className="soft">{later}</dd>
          </div>
          {type.rules.includes('deposit') && (
            <div>
              <dt>{say('services.new.deposit')}</dt>
              <dd className="soft">{later}</dd>
            </div>
          )}
          <div className="total" hidden={totalToman === 0}>
            <dt>{say('services.new.so-far')}</dt>
            <dd>
              <span className="price">
                {amount} <small>{unit}</small>
              </span>
            </dd>
          </div>
        </dl>
      </request-estimate>
      <Button kind="soft" wide formAction={`?${askNames.PRICE}=1#price`}>
        {say('services.new.show-price')}
      </Button>
      <Button wide busyLabel={say('services.new.sending')}>
        {say('services.new.send')}
      </Button>
      <p className="small soft">{say('services.new.nothing-now')}</p>
      <p className="small">{say('services.new.seen-by', { seenBy })}</p>
      <p className="small">
        {say('services.new.priced-by', { pricedBy })} <span className="soft">{say('services.new.sms')}</span>
      </p>
    </aside>
  );
}
