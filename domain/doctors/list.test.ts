import { expect, test } from 'vitest';
import { doctorsQuery, isNarrowed, parseDoctorFilters } from './list';

const read = (query: string) => parseDoctorFilters(new URLSearchParams(query));

test('[CONS-1] what is asked of the list is read from its address and written back the same', () => {
  const asked = 'category=heart&kind=online&level=specialist&language=fa&gender=female&today=1&q=%D9%85%D8%A7%D9%87%D9%88%D8%B1&after=1795000000.12';
  const filters = read(asked);
  expect(filters).toEqual({
    ...{ category: 'heart', kind: 'online', level: 'specialist', language: 'fa', gender: 'female', today: true, q: 'ماهور' },
    after: { freeAt: new Date(1_795_000_000_000), id: 12 },
  });
  expect(new URLSearchParams(doctorsQuery(filters) as Record<string, string>).toString()).toBe(asked);
});

test.each([
  'category=dentist',
  'kind=phone',
  'level=',
  'language=xx',
  'gender=other',
  'today=yes',
  'q=%20',
  'after=1.2.3',
  'after=-1.5',
  'after=99999999999999.1',
])('[CONS-1] %s is as if nothing was asked', (query) => {
  expect(isNarrowed(read(query))).toBe(false);
  expect(read(query).after).toBeNull();
});

test('[CONS-1] who has no free time stands at the end, and the list goes on from there', () => {
  const { after } = read('after=none.7');
  expect(after).toEqual({ freeAt: null, id: 7 });
  expect(doctorsQuery({ after })).toEqual({ after: 'none.7' });
});
