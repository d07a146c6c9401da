import type { WordKey } from '#locales/say';

/** What a form calls its fields; a form that calls one otherwise says so itself. A field that stands nowhere here is seen by nobody. */
export const fieldNames: Readonly<Record<string, WordKey>> = {
  adult: 'common.fields.adult',
  amount: 'wallet.top-up.amount',
  birthDay: 'accounts.fields.birth-day',
  body: 'reviews.form.body',
  bought: 'warranty.register.bought',
  city: 'checkout.address.city',
  code: 'common.fields.code',
  colour: 'catalog.product.colour',
  contact: 'inquiries.form.contact',
  country: 'checkout.address.country',
  courierNote: 'checkout.courier-note',
  deliverOn: 'orders.delivery.day',
  deliverPart: 'orders.delivery.part',
  cv: 'common.fields.cv',
  economicCode: 'invoices.to.economic-code',
  email: 'accounts.fields.email',
  engraving: 'shell.engraving.legend',
  engraving2: 'shell.engraving.legend',
  features: 'catalog.product.colour',
  firstName: 'accounts.fields.first-name',
  fullAddress: 'checkout.address.full',
  fullName: 'groups.fields.full-name',
  gender: 'accounts.fields.gender',
  history: 'accounts.fields.history',
  invoiceTo: 'invoices.to.legend',
  job: 'accounts.fields.job',
  kind: 'warranty.ticket-new.kind',
  lastName: 'accounts.fields.last-name',
  legalId: 'invoices.to.legal-id',
  legalName: 'invoices.to.legal-name',
  name: 'inquiries.form.name',
  nationalCode: 'invoices.to.national-code',
  pay: 'wallet.pay.title',
  phone: 'accounts.fields.phone',
  photos: 'warranty.ticket-new.photos',
  place: 'inquiries.form.place',
  plate: 'checkout.address.plate',
  position: 'common.fields.position',
  postalCode: 'checkout.address.postal-code',
  provider: 'wallet.top-up.provider',
  province: 'checkout.address.province',
  purchasedOn: 'warranty.register.purchased',
  quantity: 'catalog.product.quantity',
  rating: 'reviews.form.rating',
  receipt: 'warranty.register.receipt',
  receivedOn: 'warranty.register.received',
  receiverName: 'checkout.receiver.name',
  receiverPhone: 'checkout.receiver.phone',
  residence: 'accounts.fields.residence',
  serial: 'warranty.register.serial',
  transferCode: 'warranty.register.transfer',
  terms: 'common.fields.terms',
  time: 'inquiries.form.time',
  topic: 'inquiries.form.topic',
  unit: 'checkout.address.unit',
  address: 'checkout.receiver.title',
  variant: 'catalog.product.model',
  words: 'common.fields.words',
};

/** Fields whose sentence stands at another control. */
const standsAt: Readonly<Record<string, string>> = { engraving: 'engraving-1', engraving2: 'engraving-2', features: 'colour' };

/** The id of the control that a field's sentence leads to. */
export function controlOf(field: string): string {
  return standsAt[field] ?? field;
}

/** The name under which that control is sent: `engraving-1` as `engraving1`. */
export function sentAs(field: string): string {
  return controlOf(field).replace('-', '');
}
