import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pages } from '../../routes';
import { LangProvider } from '../../words';
import { leadsTo } from './page-link';
import { Stores } from './stores';

test('[PAGE-11: links] an editor leads to a public page or to one thing of it, and to nothing that is somebody’s own', () => {
  for (const name of ['shop', 'product:ns1', 'tool:bmi', 'article:any', 'solution:family', 'demo:ns1', 'service:nurse'])
    expect([name, leadsTo(name)]).toEqual([name, true]);
  for (const name of [
    undefined,
    'soon',
    'product',
    'shop:ns1',
    'orders',
    'order:ZB-1',
    'inquiry:ZQ-1',
    'follow:x',
    'sitemap',
    'nowhere',
    'nowhere:ns1',
    'manual:ns1',
  ])
    expect([name, leadsTo(name)]).toEqual([name, false]);
  expect(Object.keys(pages).filter((name) => leadsTo(name) && /^(?:account|api|preview|logout)/.test(name))).toEqual([]);
});

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
