import { FormField } from '../../components/form-field';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { callFields } from '#domain/inquiries/fields';
import { callTimes, hoursOfCall } from '#domain/inquiries/kinds';
import { say as sayIn } from '#locales/say';
import { askForCall } from '#services/inquiries/ask';
import { inquiryPromise } from '#services/inquiries/promise';
import { knownAsker } from '#services/accounts/asker';
import { newOnceKey } from '#services/once-key';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { ownField } from '../../components/inquiries/own-field';
import { Notice } from '../../components/notice';
import { EmergencyLine } from '../../components/services/emergency';
import { actions, doing, page } from '../../door.server';
import { rememberSent } from '../../drafts.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';

export const handle = { page: 'callRequest', hydrate: false, typed: Boolean };

export const loader = page(async (ctx) => {
  const [promise, known] = await Promise.all([inquiryPromise(ctx, 'call'), knownAsker(ctx)]);
  const words = { title: sayIn(ctx.lang, 'inquiries.call.title'), description: sayIn(ctx.lang, 'inquiries.call.description') };
  return { promise, known, once: newOnceKey(), meta: pageMeta(ctx, { page: 'callRequest', ...words }) };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(callFields),
    run: askForCall,
    then: async ({ code }, ctx, at) => ({ to: href(ctx.lang, 'inquiry', { code }), cookies: await rememberSent(ctx, at.request, code) }),
  }),
});

export const meta = metaFromData;

/** A wish to be called: the desk's hours, and by when the phone rings. [CONT-1] */
export default function CallRequest() {
  const { promise, known, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const own = ownField(answer, known);
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'contact', label: say('shell.nav.contact') }]} here={say('inquiries.call.title')} />
      <div className="two">
        <div className="stack">
          <h1>{say('inquiries.call.title')}</h1>
          <p className="lead">{say('inquiries.call.lead')}</p>
          <Notice tone={promise.atDesk ? 'ok' : 'wait'}>
            <p>
              {promise.atDesk
                ? say('inquiries.call.open', { dueBy: promise.dueTime })
                : say('inquiries.call.shut', { openDay: promise.opens, openTime: promise.opens, dueTime: promise.dueTime })}
            </p>
            <p>{say('inquiries.call.hours')}</p>
          </Notice>
          <form id={DRAFT_FORM} method="post" noValidate className="stack">
            <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
            <FormErrors answer={answer} fields={callFields} />
            <div className="form">
              <FormField field={callFields.name} {...own('name')} />
              <FormField field={callFields.phone} {...own('phone')} />
              <FormField
                field={callFields.time}
                {...own('time')}
                full
                defaultValue={answer?.values['time'] ?? callTimes[0]}
                options={callTimes.map((time) => ({ value: time, label: say(`inquiries.times.${time}`, hoursOfCall(time)) }))}
              />
              <FormField field={callFields.words} {...own('words')} />
            </div>
            <p className="small soft">
              <EmergencyLine words="inquiries.form.not-emergency" />
            </p>
            <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.call.send')}</Button>
          </form>
        </div>
      </div>
    </div>
  );
}
