import { parseCases } from '../field-cases';
import { asTyped, parseFields, type Fields, type FormResult } from '../fields';
import { refuse, type Refusal } from '../result';
import { formParts, type ServiceItem, type ServiceType } from './service-type';
import { fieldsOf } from './types/all';

/** What was asked for: only what its type, and the chosen case, ask; files come beside it. */
export type ServiceValues = Readonly<Record<string, unknown>>;
type Typed = Readonly<Record<string, unknown>>;

/** Reads a request by its type: what another case would have asked, and what nobody asks, is no part of it. `files` names the fields that files came with. [SVC-1: validation] */
export function readService(type: ServiceType, typed: Typed, files: ReadonlySet<string>): FormResult<ServiceValues> {
  const parts = formParts.map((part) => parseFields<Fields>(type.fields[part] ?? {}, typed));
  const inCase = type.cases ? parseCases(type.cases, typed) : null;
  const read: readonly FormResult<object>[] = inCase ? [...parts.slice(0, 1), inCase, ...parts.slice(1)] : parts;
  const values = Object.assign({}, ...read.map((one) => (one.ok ? one.value : {}))) as Record<string, unknown>;
  const asked = askedIn(type, typed);
  const refusals = [...read.flatMap((one) => (one.ok ? [] : one.refusals)), ...missing(type, typed, { asked, files })];
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, value: Object.fromEntries(Object.entries(values).filter(([name]) => asked[name]?.kind !== 'files')) };
}

/** The fields that are asked of who chose this case. */
export function askedIn(type: ServiceType, typed: Typed): Fields {
  const { cases } = type;
  if (!cases) return fieldsOf(type);
  const chosen = cases.choice.read(asTyped(cases.choice, typed[cases.on]));
  const inCase = chosen.ok ? cases.of[chosen.value] : undefined;
  const others = new Set(Object.values(cases.of).flatMap((one) => Object.keys(one)));
  return Object.fromEntries(Object.entries(fieldsOf(type)).filter(([name]) => !others.has(name) || (inCase && name in inCase)));
}

/** The things that were chosen, by whichever way the type chooses them. */
export function chosenItems({ items, choosing }: ServiceType, typed: Typed): ServiceItem[] {
  const has = (name: string, value: string) => [typed[name]].flat().includes(value);
  switch (choosing) {
    case 'counts':
      return items.filter(({ code }) => Number(typed[`count-${code}`] ?? 0) > 0);
    case 'one':
      return items.filter(({ code }) => has('item', code));
    case 'several':
      return items.filter(({ code }) => has('tests', code.replace(/^test-/, '')));
    default:
      return [...items];
  }
}

/** The papers that are needed of what was asked for and did not come. */
export function missingPapers(type: ServiceType, asked: Typed, files: ReadonlySet<string>): Refusal[] {
  return lacking(askedIn(type, asked), chosenItems(type, asked), { typed: asked, files }).filter(({ code }) => code === 'services.files.missing');
}

/** What the chosen things need though it may else stay empty, a file that lacks, and a form that asks for nothing. */
function missing(type: ServiceType, typed: Typed, { asked, files }: { asked: Fields; files: ReadonlySet<string> }): Refusal[] {
  const chosen = chosenItems(type, readable(type, typed));
  const [first] = type.items;
  const none = type.choosing === 'counts' && chosen.length === 0 ? [refuse('services.items.none', undefined, { field: `count-${first?.code}` })] : [];
  return [...none, ...lacking(asked, chosen, { typed, files })];
}

function lacking(asked: Fields, chosen: readonly ServiceItem[], { typed, files }: { typed: Typed; files: ReadonlySet<string> }): Refusal[] {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  const left = Object.entries(asked).filter(([name, field]) => {
    if (field.kind === 'files') return (!field.optional || needed.has(name)) && !files.has(name);
    return needed.has(name) && asTyped(field, typed[name]).trim() === '';
  });
  return left.map(([name, { kind }]) => refuse(kind === 'files' ? 'services.files.missing' : 'services.needed', undefined, { field: name }));
}

/** What was typed as its fields read it: a count in any digits is a number. */
function readable(type: ServiceType, typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
      const read = field.read(asTyped(field, typed[name]));
      return read.ok ? [[name, read.value]] : [];
    }),
  );
}
