import type { Buyer } from '../races/buyers';
import { goToGateway, openCheckout, orderCode, postCheckout, press } from '../races/checkout';
import type { Shop } from '../races/checkout';

const CHOICES = ['pay', 'pay', 'pay', 'pay', 'pay-twice', 'pay-and-close', 'pay-and-close', 'late', 'refuse', 'leave'] as const;
type Choice = (typeof CHOICES)[number];
/** What a buyer did and was told; `told` is the last page they saw. */
export type Walk = { buyer: Buyer; choice: Choice; code?: string; told: string; retries: number };

const MOST_TRIES = 40;
const PAUSE_MS = 50;

/** One purchase, from the checkout page to the page after the gateway; what a crash interrupts is sent again with the same form. */
export async function walk(shop: Shop, buyer: Buyer, random: () => number, up: () => Promise<void>): Promise<Walk> {
  const done: Walk = { buyer, choice: CHOICES[Math.floor(random() * CHOICES.length)] ?? 'pay', told: 'nothing', retries: 0 };

  async function again<T>(what: string, step: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      await up();
      let why = 'no answer';
      try {
        const result = await step();
        if (result !== undefined) return result;
      } catch (error) {
        why = String(error);
      }
      if (tries >= MOST_TRIES) throw new Error(`${what} did not succeed after ${MOST_TRIES} tries: ${why}`);
      done.retries += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.min(tries + 1, 10)));
    }
  }

  const form = await again('the checkout page', () => openCheckout(shop, buyer));
  done.code = await again('the order', async () => {
    const answer = await postCheckout(shop, form);
    if (answer.status >= 400 && answer.status < 500) throw new Error(`refused with ${answer.status}`);
    return orderCode(answer);
  });
  done.told = 'ordered';
  if (done.choice === 'leave') return done;
  const payUrl = await again('the gateway', () => goToGateway(shop, buyer, done.code ?? ''));
  const { choice } = done;
  const back = await again(
    'the bank',
    async () => (await press(shop, payUrl, choice)) ?? (choice === 'pay-and-close' || choice === 'late' ? 'closed' : undefined),
  );
  if (back === 'closed') return done;
  done.told = await again('the way back', async () => {
    const { status, location } = await shop.client.ask(back);
    return status === 303 && location && !location.includes('back=checking') ? location.replace(/^\/en/, '').split('/')[2] : undefined;
  });
  return done;
}
