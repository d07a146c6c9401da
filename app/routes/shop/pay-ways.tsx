import { missingToman } from '#domain/wallet/top-up';
import { walletPart, wishValue } from '#domain/wallet/pay-share';
import { errorOf, type Answer } from '../../answer';
import { ButtonLink } from '../../components/button-link';
import { RadioCards, type RadioCard } from '../../components/radio-cards';
import { useSay } from '../../words';

type Props = {
  totalToman: number;
  availableToman: number;
  /** The page to come back to when credit was added. */
  back: string;
  answer: Answer | undefined;
  /** What the wallet keeps for it since an earlier try, chosen again. */
  keptToman?: number;
};

/** How the order is paid: by card, from the wallet, or by both; where credit is missing, exactly that can be added and one comes back. [ORD-4, WAL-3] */
export function PayWays({ totalToman, availableToman, back, answer, keptToman = 0 }: Props) {
  const say = useSay();
  const part = walletPart(totalToman, availableToman);
  const whole = part === totalToman;
  const options: RadioCard[] = [{ value: 'gateway', label: say('wallet.pay.gateway'), text: say('wallet.pay.gateway-text', { amountToman: totalToman }) }];
  if (whole)
    options.push({ value: 'wallet', label: say('wallet.pay.wallet'), text: say('wallet.pay.wallet-text', { amountToman: totalToman, availableToman }) });
  else if (part > 0) {
    const text = say('wallet.pay.both-text', { walletToman: part, gatewayToman: totalToman - part });
    options.push({ value: wishValue({ by: 'both', walletToman: part }), label: say('wallet.pay.both'), text });
  }
  const typed = answer?.values['pay'] ?? (keptToman > 0 ? wishValue({ by: 'both', walletToman: keptToman }) : undefined);
  const chosen = options.find((one) => one.value === typed)?.value ?? 'gateway';
  return (
    <section className="card stack">
      <h2>{say('wallet.pay.title')}</h2>
      <RadioCards name="pay" legend={say('wallet.pay.title')} hideLegend options={options} value={chosen} error={errorOf(answer, 'pay')} />
      {!whole && <Missing totalToman={totalToman} availableToman={availableToman} back={back} />}
    </section>
  );
}

/** Insufficient credit: how much is missing and the way to add exactly that. [WAL-3] */
export function Missing({ totalToman, availableToman, back }: Omit<Props, 'answer' | 'keptToman'>) {
  const say = useSay();
  const missing = missingToman(totalToman, availableToman);
  return (
    <div className="row between">
      <p className="small soft">{availableToman > 0 ? say('wallet.pay.lacks', { availableToman, missingToman: missing }) : say('wallet.pay.empty')}</p>
      <ButtonLink kind="soft" small page="wallet" query={{ add: missing, to: back }}>
        {say('wallet.pay.add', { missingToman: missing })}
      </ButtonLink>
    </div>
  );
}
