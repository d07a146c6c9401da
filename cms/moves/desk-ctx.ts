import type { Ctx } from '#services/context';
import { runtime } from '#services/runtime';
import { staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';

type Asked = { user?: unknown; i18n: { language: string }; headers: { get(name: string): string | null } };

/** The staff member behind a page of the admin, as services know them; null without a checked second factor. [ADM-5] */
export function deskCtx(req: Asked): Ctx | null {
  const person = staffOf(req);
  if (!person) return null;
  const rt = runtime();
  return {
    rt,
    actor: { kind: 'staff', staffId: person.id, name: person.name, roles: person.roles },
    lang: langOf(req.i18n),
    now: rt.clock(),
    requestId: req.headers.get('x-request-id') ?? 'admin',
    source: 'WEBSITE',
  };
}
