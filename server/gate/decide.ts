import type { Page } from '../../app/routes';
import { limits, mostBodyBytes } from './doors';
import type { Door } from './doors';

/** The facts of a request that the gate decides on; none of them is trusted. */
export type Facts = {
  method: string;
  door: Door;
  /** The canonical path, without the query; empty where it has none. */
  path: string;
  /** What the page table says of it. */
  page: Page | undefined;
  /** Whether the address is a path of ours, and not a whole URL or something odder. */
  plainPath: boolean;
  /** Whether it was sent in its canonical spelling. */
  spelledPlainly: boolean;
  /** Whether the query holds what no form of ours sends: a NUL, an escape. */
  oddQuery: boolean;
  /** The content type alone, in small letters; empty without one. */
  contentType: string;
  urlBytes: number;
  /** Names in the query, decoded. */
  queryNames: readonly string[];
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
  contentLength: number | undefined;
  /** A body whose length is not said beforehand. */
  chunked: boolean;
  upgrade: boolean;
};

export type Reach = { origins: ReadonlySet<string>; hosts: ReadonlySet<string> };
export type Status = 308 | 400 | 403 | 404 | 411 | 413 | 414;
export type Verdict = { pass: true } | { pass: false; status: Status; why: Why };
export type Why = 'host' | 'method' | 'origin' | 'cross-site' | 'data' | 'path' | 'spelling' | 'query' | 'url' | 'body' | 'length' | 'upgrade';

const SAFE = new Set(['GET', 'HEAD']);
const pass: Verdict = { pass: true };

/** Whether a request is let in: CSRF, DNS rebinding, request smuggling and odd spellings are stopped here. Where a fact is missing or odd, it is refused. */
export function decide(facts: Facts, reach: Reach): Verdict {
  const limit = limits[facts.door];
  if (facts.urlBytes > limit.urlBytes) return refused(414, 'url');
  if (!facts.plainPath) return refused(SAFE.has(facts.method) ? 404 : 403, 'path');
  if (facts.door !== 'probe' && !(facts.host !== undefined && reach.hosts.has(facts.host))) return refused(403, 'host');
  if (!limit.methods.includes(facts.method)) return refused(403, 'method');
  if (facts.queryNames.includes('_data')) return refused(403, 'data');
  if (facts.oddQuery) return refused(400, 'query');
  if (facts.upgrade !== (facts.door === 'socket')) return facts.upgrade ? refused(403, 'upgrade') : refused(404, 'upgrade');
  if (facts.upgrade) return upgradeVerdict(facts, reach);
  if (facts.chunked) return refused(411, 'length');
  if ((facts.contentLength ?? 0) > mostBodyBytes(facts.door, facts)) return refused(413, 'body');
  if (SAFE.has(facts.method)) return facts.spelledPlainly ? pass : refused(308, 'spelling');
  // A form of ours knows its address: nobody is led on with what it carries.
  if (!facts.spelledPlainly) return refused(403, 'spelling');
  if (facts.door === 'callback' || facts.door === 'bearer') return pass;
  return ownForm(facts, reach);
}

/** A form of ours: its origin is on the list, or it has none and the browser says it comes from the same one. */
function ownForm({ origin, fetchSite }: Facts, { origins }: Reach): Verdict {
  if (fetchSite === 'cross-site') return refused(403, 'cross-site');
  if (origin === undefined || origin === 'null') return fetchSite === 'same-origin' ? pass : refused(403, 'origin');
  return origins.has(origin) ? pass : refused(403, 'origin');
}

/** The same checks for a socket's upgrade, though it is a GET; the socket server then asks for session and room. */
function upgradeVerdict(facts: Facts, reach: Reach): Verdict {
  if (facts.method !== 'GET' || facts.origin === undefined || facts.origin === 'null') return refused(403, 'upgrade');
  return ownForm(facts, reach);
}

function refused(status: Status, why: Why): Verdict {
  return { pass: false, status, why };
}
