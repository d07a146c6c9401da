import { redirect } from '@remix-run/node';
import type { Ctx } from '#services/context';
import { paymentReturned } from '#services/payable-kinds/returned';
import { goOn, page, type At } from '../door.server';
import { localPath, returnPath } from '../local-path';
import { href } from '../routes';
import { requestAddress } from './account/request-address';

export const handle = { page: 'paymentReturn', hydrate: false };

const saidOfRequest = { paid: { kind: 'success', key: 'services.pay.paid' }, back: { kind: 'info', key: 'services.pay.goes-back' } } as const;
const saidOfSeat = { paid: { kind: 'success', key: 'academy.mine.paid' }, back: { kind: 'info', key: 'academy.mine.goes-back' } } as const;
const saidOfTime = { paid: { kind: 'success', key: 'appointments.said.paid' }, back: { kind: 'info', key: 'appointments.said.goes-back' } } as const;

/** The payment callback: the gateway sends the buyer back here, or somebody claims to: no cookie is read, no status is believed, the payment is found and verified. [ORD-4, ORD-13, WAL-2] */
async function comeBack(ctx: Ctx, at: At): Promise<Response> {
  const authority = at.url.searchParams.get('Authority') ?? '';
  const returned = await paymentReturned({ ...ctx, actor: { kind: 'clock', job: 'payments.return' } }, authority);
  switch (returned.kind) {
    case 'placed':
      return redirect(href(returned.lang, 'orderDone', { code: returned.code }), 303);
    case 'refund':
      return redirect(href(returned.lang, 'order', { code: returned.code }), 303);
    case 'not-paid':
    case 'checking':
      return redirect(href(returned.lang, 'pay', { code: returned.code }, { back: returned.kind }), 303);
    case 'credited': {
      const { lang, returnTo, amountToman } = returned;
      const to = localPath(returnTo);
      return goOn({ to: to ? returnPath(lang, to) : href(lang, 'wallet'), toast: { kind: 'success', key: 'wallet.top-up.added', facts: { amountToman } } });
    }
    case 'not-credited':
    case 'crediting': {
      const to = localPath(returned.returnTo) ?? undefined;
      return redirect(href(returned.lang, 'wallet', undefined, { back: returned.kind, add: returned.amountToman, to }), 303);
    }
    case 'request': {
      const { lang, code, outcome } = returned;
      if (outcome === 'paid' || outcome === 'back') return goOn({ to: requestAddress(lang, code), toast: saidOfRequest[outcome] });
      return redirect(href(lang, 'requestPay', { code }, { back: outcome }), 303);
    }
    case 'course': {
      const { lang, code, outcome } = returned;
      if (outcome === 'paid' || outcome === 'back') return goOn({ to: href(lang, 'enrolment', { code }), toast: saidOfSeat[outcome] });
      return redirect(href(lang, 'enrolment', { code }, { back: outcome }), 303);
    }
    case 'consultation': {
      const { lang, code, outcome } = returned;
      if (outcome === 'paid' || outcome === 'back') return goOn({ to: href(lang, 'appointment', { code }), toast: saidOfTime[outcome] });
      return redirect(href(lang, 'appointmentPay', { code }, { back: outcome }), 303);
    }
    case 'supplement': {
      const { lang, code, outcome } = returned;
      if (outcome === 'paid') return goOn({ to: requestAddress(lang, code), toast: { kind: 'success', key: 'services.supplement.paid' } });
      if (outcome === 'back') return goOn({ to: requestAddress(lang, code), toast: saidOfRequest.back });
      return redirect(href(lang, 'requestSupplement', { code }, { back: outcome }), 303);
    }
    case 'fare': {
      const { lang, code, outcome, own } = returned;
      const to = own
        ? outcome === 'paid' || outcome === 'back'
          ? requestAddress(lang, code)
          : href(lang, 'requestFare', { code }, { back: outcome })
        : href(lang, 'wallet');
      return goOn({ to, toast: { kind: outcome === 'paid' ? 'success' : 'info', key: `services.fare.outcome.${outcome}` } });
    }
    case 'month': {
      const { lang, code, outcome } = returned;
      if (outcome === 'paid') return goOn({ to: requestAddress(lang, code), toast: { kind: 'success', key: 'services.rental.extended' } });
      if (outcome === 'back') return goOn({ to: requestAddress(lang, code), toast: saidOfRequest.back });
      return redirect(href(lang, 'requestMonth', { code }, { back: outcome }), 303);
    }
    case 'unknown':
      return goOn({ to: href(ctx.lang, 'cart'), toast: { kind: 'error', key: 'refusals.payments.payment.unknown' } });
  }
}

export const loader = page(comeBack);
/** POST as well: some banks send the buyer back by a form from their own site. */
export const action = page(comeBack);
