import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The document that must be accepted before the first order, consultation or record share. [LEGAL-2] */
export const TERMS_DOCUMENT = 'terms-of-service';

/** Whether the terms must be accepted (again): never accepted, or only an older version. [LEGAL-2] */
export function needsConsent(acceptedVersions: readonly string[], currentVersion: string): boolean {
  return !acceptedVersions.includes(currentVersion);
}

/** Lets an order go on when its buyer has accepted the current terms, earlier or with this form. [LEGAL-2] */
export function checkConsent(acceptedVersions: readonly string[], currentVersion: string, acceptsNow: boolean): Result<{ record: boolean }> {
  if (!needsConsent(acceptedVersions, currentVersion)) return ok({ record: false });
  if (acceptsNow) return ok({ record: true });
  return refuse('accounts.terms.not-accepted', undefined, { field: 'terms' });
}
