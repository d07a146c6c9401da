import type { WordKey } from '#locales/say';

/** Names of controls that belong to no single form: choices of a product, the ways to pay. Every other field is named in its own declaration; one without a name anywhere is hidden. */
export const fieldNames: Readonly<Record<string, WordKey>> = {
  code: 'common.fields.code',
  colour: 'catalog.product.colour',
  engraving: 'shell.engraving.legend',
  engraving2: 'shell.engraving.legend',
  features: 'catalog.product.colour',
  pay: 'wallet.pay.title',
  provider: 'wallet.top-up.provider',
  quantity: 'catalog.product.quantity',
  address: 'checkout.receiver.title',
  variant: 'catalog.product.model',
};

/** Fields whose refusal is shown at another control. */
const standsAt: Readonly<Record<string, string>> = { engraving: 'engraving-1', engraving2: 'engraving-2', features: 'colour' };

/** The id of the control that a field's sentence leads to. */
export function controlOf(field: string): string {
  return standsAt[field] ?? field;
}

/** The name under which that control is sent: `engraving-1` as `engraving1`. */
export function sentAs(field: string): string {
  return controlOf(field).replace('-', '');
}
