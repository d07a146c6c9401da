import type { MySupplement, RequestMoney as Money } from '#services/service-requests/money';
import { AskFirst } from '../../components/ask-first';
import { ButtonLink } from '../../components/button-link';
import { Price } from '../../components/price';
import { SummaryList } from '../../components/summary-list';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

/** What more is asked for on the request’s page, and what became of it; nothing where nothing was. [INP-4] */
export function RequestSupplements({ money }: { money: Money }) {
  const say = useSay();
  const { code, supplements } = money;
  const open = supplements.find(({ state }) => state === 'open');
  const before = supplements.filter((one) => one !== open);
  if (supplements.length === 0) return null;
  return (
    <section className={open ? 'card lift stack gap-3' : 'card stack gap-3'} aria-labelledby="supplement">
      <h2 id="supplement">{say(open ? 'services.supplement.title' : 'services.supplement.heading')}</h2>
      {open && (
        <>
          <SupplementSum money={money} supplement={open} />
          <ButtonLink page="requestSupplement" params={{ code }}>
            {say('services.supplement.pay', { amountToman: open.amountToman })}
          </ButtonLink>
          <DeclineSupplement code={code} ordinal={open.ordinal} />
        </>
      )}
      {before.map(({ ordinal, amountToman, reason, state }) => (
        <p key={ordinal} className="small soft">
          {say(`services.supplement.states.${state}`, { amountToman })} {say('services.mine.reason', { reason })}
        </p>
      ))}
    </section>
  );
}

/** What was paid, what it would be, why, and until when one can say. [INP-4: was and is] */
export function SupplementSum({ money, supplement }: { money: Pick<Money, 'paidToman'>; supplement: MySupplement }) {
  const say = useSay();
  const { amountToman, reason, payUntil } = supplement;
  return (
    <>
      <p className="words">{reason}</p>
      <SummaryList
        rows={[
          { name: say('services.supplement.was'), value: <Price toman={money.paidToman} /> },
          { name: say('services.supplement.more'), value: <Price toman={amountToman} /> },
          { name: say('services.supplement.is'), value: <Price toman={money.paidToman + amountToman} />, total: true },
        ]}
      />
      <p className="small">{say('services.supplement.stands', { standsUntil: payUntil })}</p>
    </>
  );
}

/** Says no to it; what was agreed is done all the same. */
export function DeclineSupplement({ code, ordinal }: { code: string; ordinal: number }) {
  const lang = useLang();
  const say = useSay();
  return (
    <div>
      <AskFirst
        name="decline"
        label={say('services.supplement.decline')}
        title={say('services.supplement.decline-title')}
        intent="decline"
        sent={{ ordinal }}
        action={href(lang, 'requestSupplement', { code })}
        yes={say('services.supplement.decline')}
        no={say('services.supplement.decline-no')}
      >
        {say('services.supplement.decline-text')}
      </AskFirst>
    </div>
  );
}
