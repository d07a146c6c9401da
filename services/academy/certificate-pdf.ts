import { unknownEnrolment } from '#domain/academy/code';
import { shownNumber } from '#domain/papers/number';
import type { CertificatePaper } from '#domain/papers/certificate-paper';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { certificateOf } from './certificate';
import { myEnrolment } from './row';

type Pdf = { bytes: Uint8Array; name: string };
/** Where the pages that check papers stand; services know no addresses. */
type Addresses = { check: string; number: (shown: string) => string };

/** The student's own certificate as PDF in the language of the page; drawn once in each, since what was signed never changes. [ACAD-3] */
export const certificatePdf = service(
  'courses.enrol',
  async (ctx, { code, addresses }: { code: string; addresses: Addresses }): Promise<Result<Pdf>> => {
    const { rt, lang } = ctx;
    const mine = await myEnrolment(rt.db, ctx.actor.userId, code);
    const row = mine && (await certificateOf(rt.db, mine));
    if (!row) return refuse('academy.certificate.none', undefined, { status: 404 });
    const file = `certificates/${row.number}-${lang}.pdf`;
    const name = `zarban-${row.number}-${lang}.pdf`;
    const kept = await rt.files.read(file);
    if (kept) return ok({ bytes: kept.bytes, name });
    const certificate: CertificatePaper = {
      ...{ number: row.number, name: row.name, titleFa: row.titleFa, titleEn: row.titleEn, hours: row.hours, score: row.score, issuedAt: row.issuedAt },
      checkUrl: `${addresses.check}#${row.signed}`,
      numberUrl: addresses.number(shownNumber(row)),
    };
    const bytes = (await rt.drawInvoice?.({ lang, certificate })) ?? null;
    if (!bytes) return refuse('invoices.paper.busy', undefined, { status: 503 });
    await rt.files.put(file, { bytes, type: 'application/pdf' });
    return ok({ bytes, name });
  },
  () => unknownEnrolment,
);
