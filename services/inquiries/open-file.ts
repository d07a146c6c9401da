import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import type { StoredFile } from '../files/file-store';
import { commit } from '../store/commit';
import { inquiryFiles } from '../store/tables';
import { inquirySubject } from './row';
import { service } from '../service';

const absent = refuse('inquiries.unknown', undefined, { status: 404 });

/** Opens a CV for staff who read applications, noted in the audit; for anybody else it does not exist. [CONT-1, ROLE-5] */
export const openCv = service(
  'admin.hiring.read',
  async (ctx, inquiryId: number): Promise<Result<StoredFile>> => {
    const [kept] = await ctx.rt.db.select().from(inquiryFiles).where(eq(inquiryFiles.inquiryId, inquiryId));
    if (!kept) return absent;
    const logged = await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'inquiries.cv.read', subject: inquirySubject(inquiryId) } }));
    if (!logged.ok) return logged;
    const file = await ctx.rt.files.read(kept.file);
    return file ? { ok: true, value: { bytes: file.bytes, type: kept.type } } : absent;
  },
  () => absent,
);
