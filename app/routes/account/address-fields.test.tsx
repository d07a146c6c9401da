import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { addressFields, type Address } from '#domain/addresses/address';
import { langs } from '#locales/lang';
import { LangProvider } from '../../words';
import { AddressLines, placeLine } from '../shop/address-lines';
import { AddressFields } from './address-fields';

const names = Object.keys(addressFields) as (keyof Address)[];
const drawn = (lang: (typeof langs)[number], part: ReactNode) => renderToStaticMarkup(<LangProvider lang={lang}>{part}</LangProvider>);

test.each(langs)('[ORD-14] in %s the form asks for each field of an address, and a refusal can lead to it by its name', (lang) => {
  const html = drawn(lang, <AddressFields values={{}} answer={undefined} />);
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
  expect(names.filter((name) => !addressFields[name].label)).toEqual([]);
});

test('[ORD-1, ORD-14] an address is read whole: nothing that was asked for is left out', () => {
  const values: Address = {
    receiverName: 'Mina Rad',
    receiverPhone: '09120000000',
    country: 'IR',
    province: 'Sample province',
    city: 'Sample city',
    fullAddress: 'Sample street',
    unit: 'U7',
    plate: 'P12',
    postalCode: '1456789012',
  };
  const html = drawn('en', <AddressLines receiver={{ name: values.receiverName, phone: values.receiverPhone }} address={values} />).replaceAll(
    /[\s\u00A0]/g,
    '',
  );
  // The book shows the same, with the town above.
  const book = drawn('en', <AddressLines receiver={{ name: values.receiverName, phone: values.receiverPhone }} address={values} placed />);
  expect([placeLine('en', values), book.includes(values.city), book.includes(values.fullAddress)]).toEqual(['Sample province, Sample city', false, true]);
  // Parcels go to places in Iran only: the country is not said.
  expect(names.filter((name) => name !== 'country' && !html.includes((values[name] ?? '?').replaceAll(' ', '')))).toEqual([]);
});
