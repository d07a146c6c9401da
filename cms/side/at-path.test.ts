import { expect, test } from 'vitest';
import { above, movedRow, rowOf, rowsOnTheWay, valueAt, withoutRow, withRow, withValueAt } from './at-path';

const page = {
  title: 'T',
  sections: [
    { blockType: 'list', items: [{ label: 'a' }, { label: 'b' }] },
    { blockType: 'prose', text: 'x' },
  ],
};

test('[ADM-2: side by side] a field of a row is read and written at its path, and nothing else changes', () => {
  expect(valueAt(page, 'sections.0.items.1.label')).toBe('b');
  expect(valueAt(page, 'sections.7.items.1.label')).toBeUndefined();
  expect(valueAt(null, 'title')).toBeUndefined();
  const next = withValueAt(page, 'sections.0.items.1.label', 'B') as typeof page;
  expect(next.sections[0]?.items).toEqual([{ label: 'a' }, { label: 'B' }]);
  expect(next.sections[1]).toBe(page.sections[1]);
  expect(page.sections[0]?.items?.[1]).toEqual({ label: 'b' });
  expect(withValueAt(undefined, 'title', 'x')).toEqual({ title: 'x' });
});

test('[ADM-2: side by side] rows are put in, taken out and moved by their place', () => {
  expect(withRow(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
  expect(withoutRow(['a', 'b'], 0)).toEqual(['b']);
  expect(movedRow(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(movedRow(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(movedRow(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('[ADM-2: side by side] a path says its row and the rows on its way', () => {
  expect(rowOf('sections.3')).toEqual({ list: 'sections', at: 3 });
  expect(rowOf('sections')).toBeNull();
  expect(above('sections.3.side')).toBe('sections.3');
  expect(rowsOnTheWay('sections.0.items.1.label')).toEqual(['sections.0', 'sections.0.items.1']);
});
