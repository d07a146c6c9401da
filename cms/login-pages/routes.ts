import { INVITATION_PATH } from '#services/staff/invitation';
import { invitation } from './invitation';
import { invite, INVITE_PATH } from './invite';
import { password, PASSWORD_PATH } from './password';
import { recoveryCodes, RECOVERY_CODES_PATH } from './recovery-codes';
import type { Asked } from './request';
import { secondFactor, SECOND_FACTOR_PATH } from './second-factor';

const pages: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  [SECOND_FACTOR_PATH]: secondFactor,
  [INVITATION_PATH]: invitation,
  [PASSWORD_PATH]: password,
  [RECOVERY_CODES_PATH]: recoveryCodes,
  [INVITE_PATH]: invite,
};

/** The page around the login that stands at an address: ours, without scripts; each says itself who may see it. [ADM-5] */
export function loginPageAt(pathname: string): ((asked: Asked) => Promise<void>) | undefined {
  return Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
}
