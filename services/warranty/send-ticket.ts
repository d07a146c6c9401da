import { cityCode } from '#domain/addresses/iran';
import { GUARANTEE_CONTACT_HOURS } from '#domain/catalog/promises';
import { makeTrackingCode } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { promiseAt } from '#domain/warranty/clocks';
import { ticketCodeOf, type TicketForm } from '#domain/warranty/fields';
import { awaitElsewhere } from '../context';
import { answeredOnce, commitOnce } from '../store/commit';
import { lockDevice, tellOwner } from '../devices/device';
import { TICKETS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { devicePassport } from './passport';
import { forgetFiles, keepFiles, type Upload } from '../files/keep-files';
import { photosWanted, writePapers } from './photos';
import { startPromise } from './promise';
import { ticketSubject } from './ticket-row';
import { unguessable } from '../unguessable';
import { service } from '../service';

export type SendTicket = TicketForm & { serial: string; photos: readonly Upload[] };

/** Sends a ticket for one's own device while its kind is open; its promise starts with it. [WAR-4, WAR-5, WAR-6] */
export const sendTicket = service('tickets.send', async (ctx, { once, photos: uploads, ...form }: SendTicket): Promise<Result<{ code: string }>> => {
  const { actor } = ctx;
  const passport = await devicePassport(ctx, form.serial);
  if ('ok' in passport) return passport;
  const sent = { form: 'warranty-ticket', key: once, body: { ...form, photos: uploads.map((file) => file.size) } };
  const answered = await answeredOnce<{ code: string }>(ctx, sent);
  if (answered) return answered;
  // Pictures are opened when it is known that the ticket may be sent.
  const closed = passport.eligibility.find((one) => one.kind === form.kind)?.why;
  if (closed) return { ...closed, status: closed.status ?? 409 };
  const photos = await awaitElsewhere(ctx, () => keepFiles(ctx, uploads, photosWanted));
  if (!photos.ok) return photos;
  let kept = false;
  const result = await commitOnce<{ code: string }>(
    ctx,
    sent,
    async (tx) => {
      const device = await lockDevice(tx, form.serial);
      if (!device || device.user !== actor.userId) return refuse('warranty.device.unknown', undefined, { status: 404 });
      // What the page showed is judged again, now that nobody else can change the device.
      const now = await devicePassport({ ...ctx, rt: { ...ctx.rt, db: tx as typeof ctx.rt.db } }, form.serial);
      if ('ok' in now) return now;
      const why = now.eligibility.find((one) => one.kind === form.kind)?.why;
      if (why) return { ...why, status: why.status ?? 409 };
      const at = ctx.now.toISOString();
      const document = {
        code: ticketCodeOf(makeTrackingCode(unguessable)),
        kind: form.kind,
        device: device.id,
        user: actor.userId,
        lang: ctx.lang,
        province: form.province,
        city: cityCode(form.province, form.city) ?? form.city,
        createdAt: at,
        updatedAt: at,
      };
      const ticket = await beginOne(tx, ctx, TICKETS, document, { event: 'send', reason: form.words });
      await writePapers(tx, ctx, photos.value, { deviceId: device.id, userId: actor.userId, ticketId: ticket.id });
      const promise = promiseAt(form.kind, 'sent');
      if (promise) await startPromise(tx, ctx, ticket.id, promise);
      kept = true;
      return {
        value: { code: ticket.code },
        audit: { action: 'tickets.sent', subject: ticketSubject(ticket.id), facts: { kind: form.kind, device: device.id } },
        tell: [await tellOwner(tx, ctx, actor.userId, { notice: 'warranty.sent', facts: { code: ticket.code, hours: GUARANTEE_CONTACT_HOURS } }, ctx.lang)],
      };
    },
    {
      warranty_tickets_one_open: refuse('warranty.claim.other-open', undefined, { status: 409 }),
      warranty_tickets_code_idx: refuse('common.busy', undefined, { status: 503 }),
    },
  );
  if (!kept) await forgetFiles(ctx, photos.value);
  return result;
});
