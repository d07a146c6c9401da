import type { PayloadRequest } from 'payload';
import { langs } from '#locales/lang';
import { languageNamed } from './named';

/** An older version comes back as a draft, of one language where the request names one; nothing of it reaches the site by itself. [ADM-2] */
export async function restoreAsDraft(req: PayloadRequest, collection: string, versionId: string): Promise<Record<string, unknown>> {
  const named = languageNamed(req);
  let restored: Record<string, unknown> = {};
  for (const lang of named ? [named] : langs) {
    const asked = { collection: collection as never, depth: 0, locale: lang, overrideAccess: false, req } as const;
    const { parent, version } = (await req.payload.findVersionByID({ ...asked, id: versionId })) as unknown as {
      parent: number;
      version: Record<string, unknown>;
    };
    const { id: _id, _status, createdAt: _made, updatedAt: _changed, ...data } = version;
    restored = (await req.payload.update({ ...asked, id: parent, draft: true, data: data as never })) as unknown as Record<string, unknown>;
  }
  return restored;
}
