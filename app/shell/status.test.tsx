import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { LangProvider } from '../words';
import { Toasts } from './status';

const kept = (page: Parameters<typeof Toasts>[0]['page']) =>
  /data-kept="([^"]*)"/.exec(
    renderToStaticMarkup(
      <LangProvider lang="fa">
        <Toasts flash={null} page={page} id="1" />
      </LangProvider>,
    ),
  )?.[1];

test('[SHELL-2] a page that was kept speaks of prices in the shop alone, and where one writes without a connection of what becomes of it', () => {
  expect(kept('product')).toBe(say('fa', 'shell.offline.kept'));
  expect(kept('article')).toBe(say('fa', 'shell.offline.kept-page'));
  expect(kept('offlineReading')).toBe(say('fa', 'shell.offline.kept-writing'));
  expect(say('fa', 'shell.offline.kept-writing')).not.toContain('{when}');
});
