import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureColumns, placesOf, STACKED_NODE, stackedPlaces, stepFrom, stepOfKey, type Picture, type PictureNode } from './picture';

const node = (id: string, column: PictureNode['column']): PictureNode => ({ id, column, title: id, line: '', href: `/${id}`, look: 'other' });
const picture: Picture = {
  nodes: [
    node('nb1', 'writes'),
    node('nh1', 'writes'),
    node('me', 'keeps'),
    node('mother', 'keeps'),
    node('child', 'keeps'),
    node('brother', 'sees'),
    node('doctor', 'sees'),
  ],
  edges: [
    { from: 'nb1', to: 'mother', flow: 'measures' },
    { from: 'nh1', to: 'mother', flow: 'measures' },
    { from: 'mother', to: 'doctor', flow: 'part' },
    { from: 'me', to: 'brother', flow: 'waits' },
    { from: 'mother', to: 'brother', flow: 'whole' },
  ],
};

test('[FAM-5: keyboard] on and back follow what flows, up and down go among those beside, and where nothing flows one stays', () => {
  const walk = (from: string, ...steps: Parameters<typeof stepFrom>[2][]) => steps.reduce((at, step) => stepFrom(picture, at, step), from);
  expect(walk('nb1', 'on')).toBe('mother');
  expect(walk('nb1', 'on', 'on')).toBe('brother');
  expect(walk('nb1', 'on', 'on', 'down')).toBe('doctor');
  expect(walk('doctor', 'back', 'back')).toBe('nb1');
  expect(walk('nb1', 'down')).toBe('nh1');
  expect(walk('nb1', 'up')).toBe('nb1');
  expect(walk('child', 'on')).toBe('child');
  expect(walk('child', 'back')).toBe('child');
  expect(walk('nobody', 'on')).toBe('nobody');
});

test('[FAM-5: keyboard] arrows mean what one reads: to the left is on in Persian, to the right in English', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map((key) => stepOfKey(key, true))).toEqual(['on', 'back', 'up', 'down', null]);
  expect(['ArrowLeft', 'ArrowRight'].map((key) => stepOfKey(key, false))).toEqual(['back', 'on']);
});

test('[FAM-5] no two nodes stand in one place, and what writes stands where one begins to read', () => {
  const columns = fc.array(fc.constantFrom(...pictureColumns), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(columns, fc.boolean(), (list, rtl) => {
      const nodes = list.map((column, at) => node(String(at), column));
      const places = placesOf({ nodes }, rtl);
      expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
      for (const one of nodes) expect(places.get(one.id)!.x === (rtl ? 680 : 0)).toBe(one.column === 'writes');
    }),
  );
});

test('[FAM-5] on a phone all of it stands in the width of a phone, from what writes down to who sees, and nothing covers another', () => {
  const columns = fc.array(fc.constantFrom(...pictureColumns), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(columns, fc.boolean(), (list, rtl) => {
      const nodes = list.map((column, at) => node(String(at), column));
      const { places, height } = stackedPlaces({ nodes }, rtl);
      const boxes = nodes.map(({ id, column }) => ({ ...places.get(id)!, column }));
      for (const { x, y } of boxes)
        expect([x >= 0, x + STACKED_NODE.width <= 312, y >= 0, y + STACKED_NODE.height <= height]).toEqual([true, true, true, true]);
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          expect(Math.abs(one.x - other.x) >= STACKED_NODE.width || Math.abs(one.y - other.y) >= STACKED_NODE.height).toBe(true);
          const [above, below] = [one, other].toSorted((a, b) => pictureColumns.indexOf(a.column) - pictureColumns.indexOf(b.column)) as [
            typeof one,
            typeof one,
          ];
          if (above.column !== below.column) expect(above.y).toBeLessThan(below.y);
        }
    }),
  );
});

test('[FAM-5: keyboard] where the picture goes down, so do the arrows along what flows', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter'];
  expect(keys.map((key) => stepOfKey(key, true, true))).toEqual(['on', 'back', 'down', 'up', null]);
  expect(keys.map((key) => stepOfKey(key, false, true))).toEqual(['on', 'back', 'up', 'down', null]);
});
