import path from 'node:path';

/** Tables without personal data, or with published data only, which need no right to be read. Every other table is personal. */
const OF_NOBODY = new Set(
  `products variants kinds features pages manuals posts tags topics authors media documents search_terms holidays site sale group_buying order_rules
  discount_codes sales_channels centres doctors doctorDesks availabilityRules availabilityExceptions slots courses lessons redirects links linkPlaces linkReads service_items offer_templates requestRatings serviceFigures reviews comments commentPrints usefulAnswers searchEntries searchWords searchStale searchLexicon searchTermsState stock stockMoves holds deadlines heartbeats
  codeCounters invoiceCounters attempts outbox`.split(/\s+/),
);
const ofNobody = (table: string) =>
  OF_NOBODY.has(
    table.replace(
      /_(?:locales|rels|audiences|figures|contents|gallery|pages|ladder|contacts|holds_for|phones|hours|hours_days|holiday_hours|exceptions|sources|record_types|categories|languages|services)$/,
      '',
    ),
  );
const inSql = (table: string) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Declared = { file: string; name: string; text: string; exported: boolean; uses: Map<string, string> };

/** Exported functions of services that a page, endpoint or job calls and that read a table of persons without passing a service that checks its right. */
export function readsWithoutRight(sources: ReadonlyMap<string, string>): string[] {
  const tables = new Set<string>();
  const all = new Map<string, Declared>();
  for (const [file, text] of sources) {
    // The one writer reads nothing of itself: what it writes was asked before.
    if (!file.startsWith('services/') || file === 'services/store/commit.ts') continue;
    if (isTables(file)) for (const [, name = ''] of text.matchAll(/^export const (\w+) = pgTable/gm)) tables.add(name);
    else for (const one of declaredIn(file, text)) all.set(`${file} ${one.name}`, one);
  }
  const persons = [...tables].filter((table) => !ofNobody(table));
  const said = new RegExp(`\\b(?:from|join|into|update) (?:${persons.map(inSql).join('|')})\\b`);
  const readsItself = ({ text, uses }: Declared) =>
    said.test(text) || [...uses].some(([, from]) => isTables(from) && persons.includes(from.split(' ')[1] ?? ''));

  const reaches = (one: Declared, seen = new Set<Declared>()): boolean => {
    if (seen.has(one) || /^export const \w+ = (?:service|guarded|clockwork)\(/m.test(one.text)) return false;
    seen.add(one);
    return readsItself(one) || [...one.uses.values()].some((key) => all.has(key) && reaches(all.get(key)!, seen));
  };
  const doors = [...sources].filter(([file]) => !/^(?:services|domain)\//.test(file)).map(([, text]) => text);
  const calledByDoor = ({ file, name }: Declared) => {
    const from = `'${file.replace(/^services/, '#services').replace(/\.tsx?$/, '')}'`;
    return doors.some((text) => text.includes(from) && new RegExp(`\\b${name}\\b`).test(text));
  };
  return [...all.values()].filter((one) => one.exported && isFunction(one) && calledByDoor(one) && reaches(one)).map(({ file, name }) => `${name} (${file})`);
}

const isFunction = ({ text }: Declared) => /^export (?:async )?function|^export const \w+ = .*(?:=>|\($)/.test(text.split('\n')[0] ?? '');
const isTables = (key: string) => /^services\/(?:health\/)?store\/(?:[\w-]*tables|schema\.generated)/.test(key);

function declaredIn(file: string, text: string): Declared[] {
  const from = importsOf(file, text);
  const parts = text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).slice(1);
  const named = parts.map((part) => ({ part, name: /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/.exec(part)?.[1] ?? '' }));
  for (const { name } of named) from.set(name, `${file} ${name}`);
  return named.map(({ part, name }) => ({
    file,
    name,
    text: part,
    exported: part.startsWith('export '),
    uses: new Map([...from].filter(([used]) => used !== name && new RegExp(`\\b${used}\\b`).test(part.replace(/'[^'\n]*'|\/\*\*[\s\S]*?\*\/|\/\/.*/g, ' ')))),
  }));
}

function importsOf(file: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', module = ''] of text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)) {
    const at = module.startsWith('#services/') ? module.slice(1) : module.startsWith('.') ? path.posix.join(path.posix.dirname(file), module) : null;
    if (!at) continue;
    for (const name of names.split(',').map((one) => one.trim())) {
      if (!name || name.startsWith('type ')) continue;
      const [given = '', local = given] = name.split(' as ');
      found.set(local, isTables(at) ? `${at} ${given}` : `${at}.ts ${given}`);
    }
  }
  return found;
}
