import { Steps, type Step } from '../../components/steps';
import { useSay } from '../../words';

const order = ['cart', 'address', 'payment', 'done'] as const;

/** Where the buyer is: cart, address, payment, done. */
export function BuySteps({
  now,
  group,
}: {
  now: (typeof order)[number];
  /** The code of the group whose share is bought: its page replaces the cart's step. */ group?: string;
}) {
  const say = useSay();
  const here = order.indexOf(now);
  const steps = order.map((name, at): Step => ({
    label: name === 'cart' && group ? say('groups.sale.title') : say(`checkout.steps.${name}`),
    state: at < here || now === 'done' ? 'done' : at === here ? 'now' : 'later',
    page: name === 'cart' && now === 'address' && !group ? 'cart' : undefined,
  }));
  return <Steps label={say('checkout.steps.label')} steps={steps} />;
}
