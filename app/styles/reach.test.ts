import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The sheets of every page; the others belong to the pages that name them. */
const OF_ALL = ['app.css', 'base.css', 'theme.css', 'tokens.css', 'fonts.css', 'shell.css', 'narrow.css'];
const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css') && !OF_ALL.includes(name));
const selectorsOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => (list ?? '').split(',')).map((one) => one.trim());

test.each(sheets)('[SHELL-1] %s leaves the menus of the header as they are', (name) => {
  const bare = selectorsOf(readFileSync(path.join(import.meta.dirname, name), 'utf8')).filter((one) => /^(?:details|summary)(?![.\w-])/.test(one));
  expect(bare).toEqual([]);
});
