import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressLines } from '../routes/shop/address-lines';
import { LangProvider } from '../words';

const address = { province: 'tehran', city: 'tehran', fullAddress: 'خیابان نمونه', plate: null, unit: null, postalCode: '1456789012' };

test('[LANG-2: isolates] a Persian name before a phone number does not turn the number round, in either language', () => {
  const shown = (lang: 'fa' | 'en') =>
    renderToStaticMarkup(
      <LangProvider lang={lang}>
        <AddressLines receiver={{ name: 'آوین کهن‌سار', phone: '09121112233' }} address={address} />
      </LangProvider>,
    );
  expect(shown('en')).toContain('Receiver: <bdi>آوین کهن‌سار</bdi>, <bdi dir="ltr">0912\u00A0111\u00A02233</bdi>');
  expect(shown('fa')).toContain('<bdi dir="ltr">۰۹۱۲\u00A0۱۱۱\u00A0۲۲۳۳</bdi>');
});
