import { keeps, table } from './figure';
import type { Figure } from './figure';

type Section = { run: (say: (line: string) => void) => Promise<Figure[]> };

/** Each section measures in a folder of its own. */
const sections: Record<string, () => Promise<Section>> = {
  portal: () => import('./portal/index'),
  gate: () => import('./gate/index'),
  pages: () => import('./pages/index'),
  signals: () => import('./signals/index'),
  viewer: () => import('./viewer/index'),
};

/** `npm run bench -- [section…]`: measures, prints a table, ends with 1 when a limit is broken. */
const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(`no section ${unknown.join(', ')}; there are: ${Object.keys(sections).join(', ')}\n`);
  process.exit(2);
}
let broken = 0;
for (const name of asked.length > 0 ? asked : Object.keys(sections)) {
  process.stdout.write(`\n== ${name}\n`);
  const { run } = await sections[name]!();
  const figures = await run((line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${table(figures)}\n`);
  broken += figures.filter((figure) => !keeps(figure)).length;
}
if (broken > 0) process.stdout.write(`\n${broken} of the limits broken\n`);
process.exit(broken > 0 ? 1 : 0);
