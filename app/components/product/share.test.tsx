import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { langs } from '#locales/lang';
import { LangProvider } from '../../words';
import { Share } from './share';

const address = 'https://zarban.example/shop/group/AB23CD45?a=1&b=2';
const title = 'خرید گروهی NS1';

test.each(langs)(
  '[GRP-2: the link] in %s a group’s link is handed on by message, mail and messengers, each a plain link that stands open and carries link and words whole',
  (lang) => {
    const html = renderToStaticMarkup(
      <LangProvider lang={lang}>
        <Share address={address} title={title} open />
      </LangProvider>,
    );
    expect(html).toContain('<details class="share" open="">');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')));
    expect(links.map(({ protocol, host }) => protocol + host)).toEqual(['sms:', 'https:ble.ir', 'https:eitaa.com', 'https:t.me', 'https:wa.me', 'mailto:']);
    for (const { searchParams } of links) {
      const said = [...searchParams.values()].join('\n');
      expect([said.includes(address), said.includes(title)]).toEqual([true, true]);
    }
  },
);
