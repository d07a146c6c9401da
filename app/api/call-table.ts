import type { Call } from './call';

/** A call found by its address, with the raw path parameters. */
export type Found = { call: Call; params: Readonly<Record<string, string>> };
export type CallTable = {
  calls: readonly Call[];
  /** The calls at an address, one for each method; empty for an address outside the API. */
  at: (pathname: string) => readonly Found[];
};

type Place = { shape: string; match: RegExp; names: readonly string[]; calls: Map<string, { call: Call; names: readonly string[] }> };

/** Indexes calls by address: a literal segment wins over a parameter, and no address has two calls of one method. */
export function callTable(calls: readonly Call[]): CallTable {
  const places = new Map<string, Place>();
  for (const call of calls)
    for (const address of call.at) {
      const shape = address.replace(/\{\w+\}/g, '~');
      const names = [...address.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string);
      const place = places.get(shape) ?? { shape, match: matcherOf(shape), names, calls: new Map<string, { call: Call; names: readonly string[] }>() };
      if (place.calls.has(call.method)) throw new Error(`${call.method} ${address} stands in the table of calls twice`);
      place.calls.set(call.method, { call, names });
      places.set(shape, place);
    }
  // Letters sort before `~`: of two places that match, the one with the earlier fixed step comes first.
  const inOrder = [...places.values()].sort((one, other) => (one.shape < other.shape ? -1 : 1));
  return {
    calls,
    at(pathname) {
      for (const { match, calls: here } of inOrder) {
        const found = match.exec(pathname);
        if (!found) continue;
        const values = found.slice(1).map(decoded);
        if (values.some((value) => value === null)) return [];
        return [...here.values()].map(({ call, names }) => ({ call, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }));
      }
      return [];
    },
  };
}

function matcherOf(shape: string): RegExp {
  return new RegExp(`^${shape.replace(/[.$]/g, '\\$&').replaceAll('~', '([^/]+)')}$`);
}

function decoded(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}
