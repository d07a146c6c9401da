import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actions } from '#domain/access/matrix';

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

/** Services that do not say their right yet (decision 036) ask what is written here by hand; the list only gets shorter. */
const NOT_ASKED_YET = ['pages.read', 'catalog.read', 'account.read', 'addresses.read', 'operations.queues.read', 'operations.metrics.read'];

test('[ROLE-5: asked] each right of the table is asked by somebody', () => {
  const text = [...sources.values()].join('\n');
  const nobody = actions.filter((action) => !text.includes(`'${action}'`));
  expect(nobody).toEqual(NOT_ASKED_YET);
});

/** What writes for a door of the house without a right of its own yet, with what it asks instead; the list only gets shorter. */
const WRITES_WITHOUT = [
  'adoptInquiries',
  'changeStaffPassword',
  'checkStaffCode',
  'exportRows',
  'joinCarts',
  'keepDraft',
  'noteReading',
  'refreshSearch',
  'rememberStaffBrowser',
  'renewRecoveryCodes',
  'takeDraft',
  'takeLoginTry',
  'useRecoveryCode',
];

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
  expect(without.sort()).toEqual(WRITES_WITHOUT);
});

test('[ROLE-5: the clock] whatever a job runs says its right, and refuses everybody else', () => {
  const handlers = sources.get('jobs/handlers.ts') ?? '';
  const names = [...handlers.matchAll(/=> (\w+)\(ctx\b/g)].map(([, name = '']) => name);
  const without = names.filter((name) => ![...sources.values()].some((text) => new RegExp(`export const ${name} = clockwork\\(`).test(text)));
  expect(names.length).toBeGreaterThan(15);
  // Reads no more than a search does by itself, for anybody.
  expect(without).toEqual(['refreshSearch']);
});
