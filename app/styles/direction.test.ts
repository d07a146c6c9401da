import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(path.join(app, name), 'utf8');
const styles = files.filter((name) => name.endsWith('.css'));
const pages = files.filter((name) => name.endsWith('.tsx'));

const PHYSICAL_RULE =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|(?:float|clear|text-align)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:?/;
const PHYSICAL_CLASS =
  /(?:^|[\s"'`:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[]|(?:^|[\s"'`:])(?:text|float|clear)-(?:left|right)(?=[\s"'`])/;

/** The rules of a style sheet without comments, one a line. */
const rulesOf = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((rule) => rule.trim());

describe('the page reads in both directions', () => {
  test.each(styles)('[LANG-6: styles] %s knows start and end, not left and right', (name) => {
    expect(rulesOf(read(name)).filter((rule) => PHYSICAL_RULE.test(`;${rule}`))).toEqual([]);
  });

  test('[LANG-6: styles] no class names a side', () => {
    const classes = pages.flatMap((name) =>
      [...read(name).matchAll(/(?:className|class)=(?:"([^"]*)"|\{([^}]*)\})/g)].map((found) => `${name}: ${found[1] ?? found[2]}`),
    );
    expect(classes.length).toBeGreaterThan(100);
    expect(classes.filter((found) => PHYSICAL_CLASS.test(found))).toEqual([]);
  });

  test('the check itself finds a side', () => {
    expect(PHYSICAL_RULE.test(';margin-left: 1rem')).toBe(true);
    expect(PHYSICAL_RULE.test(';left: 0')).toBe(true);
    expect(PHYSICAL_CLASS.test('"ml-2"')).toBe(true);
    expect(PHYSICAL_CLASS.test('"md:text-left "')).toBe(true);
    expect(PHYSICAL_CLASS.test('"ms-2 text-start"')).toBe(false);
  });
});

test('no element carries a style of its own: the policy allows style sheets alone', () => {
  expect(pages.filter((name) => /\bstyle=\{|\bstyle="/.test(read(name)))).toEqual([]);
});
