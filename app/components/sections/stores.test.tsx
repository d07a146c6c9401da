import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LangProvider } from '../../words';
import { Stores } from './stores';

test('[PAGE-6: stores] a store with an address is a link, one without says not yet', () => {
  const shown = renderToStaticMarkup(
    <LangProvider lang="en">
      <Stores
        section={{
          type: 'stores',
          title: 'Where',
          text: undefined,
          openLabel: 'Open',
          openAddress: undefined,
          items: [
            { kind: 'play', label: 'Google Play', text: undefined, address: 'https://play.example/zarban' },
            { kind: 'ios', label: 'App Store', text: undefined, address: undefined },
          ],
        }}
      />
    </LangProvider>,
  );
  expect(shown).toContain('<a href="https://play.example/zarban" rel="noopener">Google Play</a>');
  expect(shown).toMatch(/<h3>App Store <span class="badge wait">Not yet<\/span><\/h3>/);
  // Without an address that opens the app there is no button that could fail.
  expect(shown).not.toContain('open-app');
});
