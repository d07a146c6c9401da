import type { Json } from './samples';

/** A resource with one thing wrong, and what it is. */
export type Twin = { what: string; resource: Record<string, unknown> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
type Change = (at: Record<string, unknown>, name: string) => void;
const DATE = /^\d{4}-\d\d-\d\d/;

/** Whether a change means something there, and what it does. */
const changes: readonly [what: string, fits: (value: unknown, name: string) => boolean, change: Change][] = [
  ['a number for a text', (value) => typeof value === 'string', (at, name) => (at[name] = 7)],
  ['an empty text', (value) => typeof value === 'string', (at, name) => (at[name] = '')],
  ['nothing', () => true, (at, name) => (at[name] = null)],
  ['a text for a number', (value) => typeof value === 'number', (at, name) => (at[name] = '7')],
  ['an empty list', (value) => Array.isArray(value), (at, name) => (at[name] = [])],
  ['an empty object', (value) => isObject(value), (at, name) => (at[name] = {})],
  ['one of a list alone', (value) => Array.isArray(value), (at, name) => (at[name] = (at[name] as unknown[])[0])],
  ['a list of one', (value) => isObject(value), (at, name) => (at[name] = [at[name]])],
  ['a code that is none', (_, name) => name === 'status', (at, name) => (at[name] = 'done')],
  ['a day that is none', (value) => typeof value === 'string' && DATE.test(value), (at, name) => (at[name] = '2026-13-45')],
  ['an element that is not of R4', (value) => isObject(value), (at, name) => ((at[name] as Record<string, unknown>)['mood'] = 'x')],
];

/** Every way in which each element of a resource can be wrong, one at a time; and what is required left out. */
export function twinsOf(resource: Json, required: readonly string[]): Twin[] {
  const copy = () => structuredClone(resource) as Record<string, unknown>;
  const own = Object.keys(resource).filter((name) => name !== 'resourceType');
  const wrong = own.flatMap((name) =>
    changes
      .filter(([, fits]) => fits(resource[name], name))
      .map(([what, , change]): Twin => {
        const twin = copy();
        change(twin, name);
        return { what: `${name}: ${what}`, resource: twin };
      }),
  );
  const without = required
    .filter((name) => own.includes(name))
    .map((name): Twin => {
      const { [name]: _, ...twin } = copy();
      return { what: `${name}: left out`, resource: twin };
    });
  const more: Twin[] = [
    { what: 'an element that is not of R4', resource: { ...copy(), mood: 'x' } },
    { what: 'an id with an underscore', resource: { ...copy(), id: 'a_b' } },
    { what: 'an id that is too long', resource: { ...copy(), id: 'a'.repeat(65) } },
  ];
  return [...wrong, ...without, ...more];
}
