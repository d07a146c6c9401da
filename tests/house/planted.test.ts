import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bugsInConsultations } from '../attack/planted/in-consultations';
import { bugsInTheCode } from '../attack/planted/in-the-code';
import { bugsInTheDatabase } from '../attack/planted/in-the-database';

test('every bug that the attacks plant still finds its place in the code, once, and the test that has to see it', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lost = [...bugsInTheCode, ...bugsInConsultations, ...bugsInTheDatabase].flatMap((bug) => {
    const misfits = [bug, ...(bug.also ?? [])].filter(({ file, find }) => read(file).split(find).length !== 2).map(({ file }) => `${bug.name}: ${file}`);
    return read(bug.seenBy.file).includes(bug.seenBy.title) ? misfits : [...misfits, `${bug.name}: ${bug.seenBy.file} has no such title`];
  });
  expect(lost).toEqual([]);
});
