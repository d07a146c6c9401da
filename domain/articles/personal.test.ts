import { expect, test } from 'vitest';
import { reasonsByTopic, type LeadingType, type Topic } from './personal';

const topic = (id: number, parent: number | null = null, recordTypes: LeadingType[] = []): Topic => ({
  ...{ id, parent, recordTypes },
  slug: `t${id}`,
  title: `t${id}`,
});
const chosen = (followed: number[], measured: string[] = []) => ({ followed: new Set(followed), measured: new Set(measured) });

test('[MAG-4] what lies under a followed topic comes with it, the nearest names it, and what is followed is said before what is measured', () => {
  const topics = [topic(1, null, ['heart-rate']), topic(2, 1, ['blood-pressure']), topic(3, 2), topic(4)];
  expect([...reasonsByTopic(topics, chosen([1]))]).toEqual([1, 2, 3].map((id) => [id, { why: 'follow', name: 't1' }]));
  expect(reasonsByTopic(topics, chosen([1, 2])).get(3)).toEqual({ why: 'follow', name: 't2' });
  expect([...reasonsByTopic(topics, chosen([2], ['heart-rate', 'blood-pressure']))]).toEqual([
    [1, { why: 'records', type: 'heart-rate' }],
    [2, { why: 'follow', name: 't2' }],
    [3, { why: 'follow', name: 't2' }],
  ]);
  expect(reasonsByTopic(topics, chosen([])).size).toBe(0);
});

test('[MAG-4] a circle of topics that editors made ends', () => {
  expect([...reasonsByTopic([topic(1, 2), topic(2, 1), topic(3, 3)], chosen([2])).keys()]).toEqual([1, 2]);
});
