import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actions } from '#domain/access/matrix';
import { readsWithoutRight } from './private-reading';

const ROOMS = ['app', 'cms', 'jobs', 'server', 'services', 'domain'];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|\.next|build|migrations)$/.test(entry.name) ? [] : filesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
const sources = new Map(
  ROOMS.flatMap(filesIn)
    .filter((file) => file !== 'domain/access/matrix.ts')
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

test('[ROLE-5: asked] each right of the table is asked by somebody', () => {
  const text = [...sources.values()].join('\n');
  expect(actions.filter((action) => !text.includes(`'${action}'`))).toEqual([]);
});

test('[ROLE-5: writing] what writes for a page, the desk or a job says its right', () => {
  const doors = [...sources].filter(([file]) => !/^(?:services|domain)\//.test(file)).map(([, text]) => text);
  const without = [...sources]
    .filter(([file]) => file.startsWith('services/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?function (\w+)\(\s*ctx: Ctx\b[\s\S]*?\n\}\n/gm)]
        .filter(([body]) => /\bcommit\w*(?:<[^(]*>)?\(|\.(?:insert|update|delete)\(\w/.test(body))
        .map(([, name = '']) => ({ name, from: file.replace(/^services/, '#services').replace(/\.tsx?$/, '') })),
    )
    .filter(({ name, from }) => doors.some((text) => text.includes(`'${from}'`) && new RegExp(`\\b${name}\\b`).test(text)))
    .map(({ name }) => name);
  expect(without).toEqual([]);
});

/** Functions that identify who asks, so that no right can be checked before them: by a cookie, a token, or an editor's ticket. */
const WHO_ASKS = ['actorFromAccessToken', 'actorFromSession', 'openPreview', 'staffFromRequest', 'staffSession'];

test('[ROLE-5: reading] what reads of persons for a page, the desk or a job says its right', () => {
  const without = readsWithoutRight(sources).map((name) => name.split(' ')[0]);
  expect(without.sort()).toEqual(WHO_ASKS);
});

test('[ROLE-5: reading] a function that reads orders for a door is found, directly and through another', () => {
  const planted = new Map(sources);
  planted.set(
    'services/orders/planted.ts',
    `import { orders } from '../store/schema.generated';\nexport function planted(db: Tx) {\n  return inner(db);\n}\n\nfunction inner(db: Tx) {\n  return db.select().from(orders);\n}\n`,
  );
  planted.set('app/planted.ts', `import { planted } from '#services/orders/planted';\nplanted();\n`);
  expect(readsWithoutRight(planted)).toContain('planted (services/orders/planted.ts)');
});

test('[ROLE-5: the clock] whatever a job runs says its right, and refuses everybody else', () => {
  const handlers = sources.get('jobs/handlers.ts') ?? '';
  const names = [...handlers.matchAll(/=> (\w+)\(ctx\b/g)].map(([, name = '']) => name);
  const without = names.filter((name) => ![...sources.values()].some((text) => new RegExp(`export const ${name} = clockwork\\(`).test(text)));
  expect(names.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});
