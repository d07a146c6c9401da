import type { Card } from '#services/health/store/card';
import type { Whose } from './app-frame';

/** Whose file a page shows, by its card. */
export function fileName(of: string | null, { firstName, lastName, isMine, keeps }: Card): Whose {
  return { of: of ?? undefined, name: firstName || lastName || '—', isMine, keeps };
}

/** The part of an address that says whose file; none for one's own. */
export function ofFile(of: string | null | undefined): { of: string } | Record<string, never> {
  return of ? { of } : {};
}
