import type { FarePage } from '#services/service-requests/fare-pay';
import type { Standing } from '#domain/payments/on-its-way';
import type { Answer } from '../../answer';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { SummaryList } from '../../components/summary-list';
import { useSay } from '../../words';
import { PayWays } from '../shop/pay-ways';

type Props = {
  fare: FarePage;
  bank: Standing;
  failed: boolean;
  once: string;
  /** Where one comes back to after adding credit. */ back: string;
  answer: Answer | undefined;
};

/** What a ride costs, and the ways to pay it; once it is paid it says so. [AMB-1] */
export function FareForm({ fare: { amountToman, state, availableToman }, bank, failed, once, back, answer }: Props) {
  const say = useSay();
  return (
    <>
      <FormErrors answer={answer} fields={{}} />
      {failed && <Notice tone="warn">{say('services.pay.not-paid')}</Notice>}
      <BankNotice standing={bank} />
      <section className="card lift stack gap-3">
        <p>{say(`services.fare.states.${state}`)}</p>
        <SummaryList rows={[{ name: say('services.pay.total'), value: <Price toman={amountToman} />, total: true }]} />
      </section>
      {state === 'due' && bank.kind !== 'unanswered' && (
        <form method="post" noValidate className="stack">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="once" value={once} />
          <input type="hidden" name="shown" value={amountToman} />
          <PayWays totalToman={amountToman} availableToman={availableToman} back={back} answer={answer} />
          <div>
            <Button kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('services.pay.going')}>
              {say('services.supplement.go')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
