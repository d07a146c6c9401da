import type { Result } from '#domain/result';

/** A change that found the database busy says what could not be done, in the words of what was asked for. [TXT-3] */
export function failedAs<T>(done: Result<T>, code: string): Result<T> {
  return !done.ok && done.code === 'common.busy' ? { ...done, code } : done;
}
