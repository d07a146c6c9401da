import type { Access, FieldAccess } from 'payload';

/** Staff whose second factor was checked. The session's own strategy marks it; see `cms/second-factor`. */
export const isStaff: Access = ({ req }) => Boolean(req.user && req.user.collection === 'staff');

/** Staff with one of the roles; an administrator has them all. */
export function staffWith(...roles: string[]): Access {
  return ({ req }) => {
    const own: string[] = (req.user as { roles?: string[] } | null)?.roles ?? [];
    return own.includes('administrator') || roles.some((role) => own.includes(role));
  };
}

export const never: Access = () => false;
export const neverField: FieldAccess = () => false;
