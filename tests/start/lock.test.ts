import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { version?: string }> };

test('[OPS-1: lock] names the packages of every platform, without which npm ci refuses it', async () => {
  const { missingOptionals } = (await import(pathToFileURL(path.resolve('server/prepare/complete-lock.mjs')).href)) as {
    missingOptionals: (lock: Lock) => object;
  };
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(Object.keys(missingOptionals(lock))).toEqual([]);
  expect(Object.entries(lock.packages).filter(([name, { version }]) => name !== '' && !version)).toEqual([]);
});
