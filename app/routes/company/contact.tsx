import { FormField } from '../../components/form-field';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { sectionOf } from '#domain/content/sections';
import { fieldsSchema } from '#domain/fields';
import { contactFields } from '#domain/inquiries/fields';
import { inquiryTopics } from '#domain/inquiries/kinds';
import { readPage } from '#services/content/page';
import { askQuestion } from '#services/inquiries/ask';
import { inquiryPromise } from '#services/inquiries/promise';
import { knownAsker } from '#services/accounts/asker';
import { newOnceKey } from '#services/once-key';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { ownField } from '../../components/inquiries/own-field';
import { PromiseLine } from '../../components/inquiries/promise-line';
import { Questions } from '../../components/sections/questions';
import { EmergencyLine } from '../../components/services/emergency';
import { actions, doing, page } from '../../door.server';
import { rememberSent } from '../../drafts.server';
import { metaFromData, pageMeta } from '../../page-meta';
import type { ShellData } from '../../shell/shell-data.server';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { ContactWays } from './contact-ways';

export const handle = { page: 'contact', hydrate: false, typed: Boolean };

export const loader = page(async (ctx) => {
  const [found, promise, known] = await Promise.all([readPage(ctx, 'contact-us'), inquiryPromise(ctx, 'contact'), knownAsker(ctx)]);
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, faq: sectionOf(sections, 'faq'), promise, known, once: newOnceKey(), meta: pageMeta(ctx, { page: 'contact', ...meta, langs }) };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(contactFields),
    run: askQuestion,
    then: async ({ code }, ctx, at) => ({ to: href(ctx.lang, 'inquiry', { code }), cookies: await rememberSent(ctx, at.request, code) }),
  }),
});

export const meta = metaFromData;

/** A question to the company, when it is answered, and the other ways. [PAGE-4, CONT-1] */
export default function Contact() {
  const { title, lead, faq, promise, known, once } = useLoaderData<typeof loader>();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const answer = useAnswer();
  const say = useSay();
  const own = ownField(answer, known);
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={title} />
      <div className="stack gap-3 mb-6">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="two">
        <section className="stack" aria-labelledby="write">
          <h2 id="write">{say('inquiries.contact.form')}</h2>
          <form id={DRAFT_FORM} method="post" noValidate className="stack">
            <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
            <FormErrors answer={answer} fields={contactFields} />
            <div className="form">
              <FormField field={contactFields.name} {...own('name')} />
              <FormField field={contactFields.contact} {...own('contact')} />
              <FormField
                field={contactFields.topic}
                {...own('topic')}
                full
                empty={say('inquiries.form.choose')}
                options={inquiryTopics.map((topic) => ({ value: topic, label: say(`inquiries.topics.${topic}`) }))}
              />
              <FormField field={contactFields.words} {...own('words')} rows={6} />
            </div>
            <PromiseLine>{say('inquiries.contact.promise', { dueBy: promise.dueTime })}</PromiseLine>
            <p className="small soft">
              <EmergencyLine words="inquiries.form.not-emergency" />
            </p>
            <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.contact.send')}</Button>
          </form>
        </section>
        <div className="stack">
          {shell && <ContactWays site={shell.site} />}
          {faq && <Questions section={faq} />}
        </div>
      </div>
    </div>
  );
}
