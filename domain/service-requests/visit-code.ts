import { refuse, type Result } from '../result';
import { parseRequestCode } from './code';

/** Another’s visit is as absent as none. */
export const unknownVisit = refuse('services.visit.unknown', undefined, { status: 404 });

/** A visit’s number: that of its request, which does not count up, and its place in it. */
export function visitCode(requestCode: string, ordinal: number): string {
  return `${requestCode}-${ordinal}`;
}

/** Reads such a number as typed. */
export function parseVisitCode(typed: string): Result<{ requestCode: string; ordinal: number }> {
  const [, request = '', ordinal = ''] = /^(.{1,40})-([1-9]\d{0,2})$/u.exec(typed.trim()) ?? [];
  const read = parseRequestCode(request);
  return read.ok ? { ok: true, value: { requestCode: read.value, ordinal: Number(ordinal) } } : unknownVisit;
}
