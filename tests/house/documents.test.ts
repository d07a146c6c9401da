import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { notices } from '#domain/notices/notices';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|\.next|build)$/.test(entry.name) ? [] : filesIn(file);
    return [file];
  });
const pages = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const textOf = (file: string) => pages.find((page) => page.file === file)?.text ?? '';

const ROOMS = ['app', 'cms', 'domain', 'jobs', 'locales', 'server', 'services', 'tests', 'wasm'];
/** Ids in the titles of tests: `[ORD-1]`, `[ORD-1, ORD-3]`, `[JOB-1: SMS]`. */
const proven = new Set(
  ROOMS.flatMap(filesIn)
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\[[A-Z][A-Z0-9]*-\d+[^\]\n]*\]/g) ?? [])
    .flatMap((title) => title.match(/[A-Z][A-Z0-9]*-\d+/g) ?? []),
);

test('each requirement that a test carries has its line, once, and no line is without a test', () => {
  const lines = [...textOf('docs/requirements.md').matchAll(/^\| ([A-Z][A-Z0-9]*-\d+) \|/gm)].map((found) => found[1] ?? '');
  expect(proven.size).toBeGreaterThan(100);
  expect(lines.filter((id, at) => lines.indexOf(id) !== at)).toEqual([]);
  expect([...proven].filter((id) => !lines.includes(id))).toEqual([]);
  expect(lines.filter((id) => !proven.has(id))).toEqual([]);
});

test('decisions are numbered one after the other, each under its own title', () => {
  const decisions = readdirSync('docs/decisions').sort();
  expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, at) => at + 1));
  for (const name of decisions) expect(readFileSync(`docs/decisions/${name}`, 'utf8')).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
});

test.each(pages)('$file names commands, files and places that exist', ({ file, text }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map((found) => found[1] ?? '');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)]*)\)/g)].map((found) => found[1] ?? '');
  const broken = links.filter((link) => {
    const [at = '', anchor] = link.split('#');
    const to = at === '' ? file : path.posix.join(path.posix.dirname(file), at);
    return !existsSync(to) || (anchor !== undefined && !anchorsOf(readFileSync(to, 'utf8')).includes(anchor));
  });
  expect(broken).toEqual([]);
  const rooms = new RegExp(`^(?:${ROOMS.join('|')}|docs)/[\\w./()\\[\\]-]+$`);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map((found) => found[1] ?? '').filter((word) => rooms.test(word));
  expect(named.filter((word) => !existsSync(word))).toEqual([]);
});

/** The anchors of a page: its headings as they are spelt in addresses. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map((found) =>
    (found[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('where a thing is called otherwise, the first place that is named says the word that a stranger looks for', () => {
  const rows = [...textOf('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].filter(([, , here = '']) => /`[a-z]+\//.test(here));
  const silent = rows.filter(([, looked = '', here = '']) => {
    const place = [...here.matchAll(/`([\w./-]+)`/g)].map((found) => found[1] ?? '').find((name) => name.includes('/') && existsSync(name)) ?? '';
    const files = place.endsWith('.ts') || place.endsWith('.tsx') ? [place] : filesIn(place);
    const text = files.map((file) => readFileSync(file, 'utf8').toLowerCase()).join('\n');
    return !looked.split(', ').some((word) => text.includes(word.toLowerCase()));
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(silent.map(([row]) => row)).toEqual([]);
});

test('the provider’s list of templates holds no notice that is told no more', () => {
  const told = new Set(Object.keys(notices).map((name) => name.replaceAll('.', '-')));
  const listed = [...textOf('docs/sms-templates.md').matchAll(/^\| `([\w-]+)-(?:fa|en)` \|/gm)].map((found) => found[1] ?? '');
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((name) => !told.has(name))).toEqual([]);
});
