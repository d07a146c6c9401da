import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Versions below which a known advisory holds, by package and release line. Each was read in the advisory itself, or in a
 * change that names it: looked up on 2026-11-22. A row is added when an advisory is; none is taken away.
 */
const floors: readonly { name: string; line: string; least: string; advisories: readonly string[]; source: string }[] = [
  {
    name: 'next',
    line: '16',
    least: '16.2.6',
    advisories: ['GHSA-267c-6grr-h53f', 'GHSA-26hh-7cqf-hhc6', 'GHSA-492v-c6pp-mqqv', 'GHSA-c4j6-fc7j-m34r'],
    source: 'Next.js release 16.2.6 of 2026-05-07',
  },
  { name: 'next', line: '16', least: '16.3.3', advisories: ['Next.js security release of August 2026'], source: 'payloadcms/payload#17933' },
  { name: 'payload', line: '3', least: '3.44.0', advisories: ['CVE-2025-4643'], source: 'securityvulnerability.io/vulnerability/CVE-2025-4643' },
  ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'].map((name) => ({
    name,
    line: '3',
    least: '3.74.0',
    advisories: ['GHSA-xx6w-jxg9-2wh8', 'GHSA-jq29-r496-r955'],
    source: 'digitalgroundgame/pragmatic-papers#422, which quotes the project',
  })),
  {
    name: 'nodemailer',
    line: '10',
    least: '10.0.0',
    advisories: ['GHSA-2x7j-588g-ccc2 (9.1.0)', 'GHSA-wmmp-3585-3rmp', 'GHSA-cc9r-2j5m-2m83', 'GHSA-8m3c-c648-2xjj (9.1.1)'],
    source: 'toxicbishop/DSA-Study-Hub#200',
  },
  { name: '@remix-run/node', line: '2', least: '2.17.2', advisories: ['GHSA-9583-h5hc-x8cw'], source: 'Shopify/hydrogen#3379' },
  { name: '@remix-run/react', line: '2', least: '2.17.4', advisories: ['GHSA-8v8x-cx79-35w7'], source: 'zainfathoni/kelas.rumahberbagi.com#232' },
  { name: '@remix-run/router', line: '1', least: '1.23.2', advisories: ['GHSA-2w69-qvjg-hvjx'], source: 'anomalyco/opencode#36536' },
  { name: '@remix-run/server-runtime', line: '2', least: '2.17.5', advisories: ['CVE-2026-42342'], source: 'xmlui-org/xmlui#3617' },
  { name: 'path-to-regexp', line: '0', least: '0.1.13', advisories: ['GHSA-37ch-88jc-xwx2'], source: 'fcsonline/drill#225' },
  { name: 'qs', line: '6', least: '6.16.0', advisories: ['GHSA-x5fp-wj9c-mxmx', 'GHSA-4mjr-xmp4-gh2g'], source: 'SAP/ui5-server#804' },
  { name: 'vite', line: '6', least: '6.4.1', advisories: ['GHSA-93m4-6634-74q7', 'GHSA-356w-63v5-8wf4'], source: 'nextcloud/logreader#1787' },
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string }> };

function installed(name: string): string[] {
  return Object.entries(packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) && version ? [version] : []));
}

function isAtLeast(version: string, least: string): boolean {
  const [own = [], floor = []] = [version, least].map((text) => text.split('-', 1)[0]?.split('.').map(Number) ?? []);
  const at = floor.findIndex((part, place) => part !== own[place]);
  return at < 0 || (own[at] ?? 0) > (floor[at] ?? 0);
}

test.each(floors)('[OPS-3: advisories] $name is $least or later: $advisories', ({ name, line, least }) => {
  const versions = installed(name);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => version.split('.')[0] === line && !isAtLeast(version, least))).toEqual([]);
});

test('[OPS-3: advisories] versions are compared by their numbers', () => {
  expect(['1.2.3', '1.10.0', '2.0.0', '1.2.4-beta'].map((version) => isAtLeast(version, '1.2.3'))).toEqual([true, true, true, true]);
  expect(['1.2.2', '0.9.9', '1.1.30'].map((version) => isAtLeast(version, '1.2.3'))).toEqual([false, false, false]);
});
