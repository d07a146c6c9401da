import { FormField } from '../../components/form-field';
import { topUpAmount } from '#domain/wallet/top-up';
import { formatNumber } from '#locales/format';
import type { WalletPage } from '#services/wallet/page';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { RadioCards } from '../../components/radio-cards';
import { useLang, useSay } from '../../words';

type Props = Pick<WalletPage, 'providers' | 'once'> & {
  /** The amount that a payment lacks, if the buyer comes from one. */
  asked: number | null;
  to: string | null;
  answer: Answer | undefined;
};

/** Adds credit: an amount, a provider, and the gateway; whoever came from a payment goes back to it. [WAL-2, WAL-3] */
export function TopUpForm({ providers, once, asked, to, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  const [first = ''] = providers;
  return (
    <section className="card stack">
      <h2>{say('wallet.top-up.title')}</h2>
      {asked !== null && to && <p className="small soft">{say('wallet.top-up.exactly', { missingToman: asked })}</p>}
      <form method="post" noValidate className="stack">
        <FormErrors answer={answer} fields={{ amount: topUpAmount }} />
        <input type="hidden" name="once" value={once} />
        <input type="hidden" name="to" value={answer?.values['to'] ?? to ?? ''} />
        <FormField
          field={topUpAmount}
          name="amount"
          autoComplete="transaction-amount"
          defaultValue={answer?.values['amount'] ?? (asked === null ? '' : formatNumber(lang, asked))}
          error={errorOf(answer, 'amount')}
        />
        {providers.length > 1 ? (
          <RadioCards
            name="provider"
            legend={say('wallet.top-up.provider')}
            value={answer?.values['provider'] ?? first}
            error={errorOf(answer, 'provider')}
            options={providers.map((provider) => ({
              value: provider,
              label: say(`wallet.providers.${provider}.name`),
              text: say(`wallet.providers.${provider}.text`),
            }))}
          />
        ) : (
          <input type="hidden" name="provider" value={first} />
        )}
        <Button wide busyLabel={say('wallet.top-up.going')}>
          {say('wallet.top-up.go')}
        </Button>
      </form>
      {to && (
        <>
          <p className="small soft">{say('wallet.top-up.back')}</p>
          <p className="small">
            <a href={to}>{say('wallet.top-up.return')}</a>
          </p>
        </>
      )}
    </section>
  );
}
