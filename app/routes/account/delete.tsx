import { useLoaderData } from '@remix-run/react';
import { DELETION_DAYS, deletionFields, keptAfter, type OpenMatter } from '#domain/accounts/deletion';
import { fieldsSchema } from '#domain/fields';
import { askDeletion, callOffDeletion, deletionPage } from '#services/leaving/deletion';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'accountDelete', hydrate: true };

/** What goes with an account and what stays, said before it is asked for; afterwards, until when it can be kept. [DASH-5] */
export const loader = page((ctx) => deletionPage(ctx));

export const action = actions({
  ask: doing({
    fields: () => fieldsSchema(deletionFields),
    run: (ctx) => askDeletion(ctx),
    then: (_done, ctx) => ({ to: href(ctx.lang, 'accountDelete'), toast: { kind: 'success', key: 'accounts.delete.asked-now' } }),
  }),
  keep: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => callOffDeletion(ctx),
    then: (_done, ctx) => ({ to: href(ctx.lang, 'account'), toast: { kind: 'success', key: 'accounts.delete.kept-now' } }),
  }),
});

export const meta = privateMeta('accounts.delete.title', 'accounts.delete.description');

/** Where each open matter is ended; a desk of one's own by those whom one calls. */
const PLACES = {
  orders: 'orders',
  refunds: 'orders',
  wallet: 'wallet',
  tickets: 'devices',
  claims: 'devices',
  requests: 'requests',
  groups: 'groups',
  courses: 'courses',
  appointments: 'appointments',
  roles: 'contact',
  children: 'appFamily',
} as const satisfies Record<OpenMatter, string>;

export default function AccountDelete() {
  const { asked, open, children, hasFile } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const facts = { days: DELETION_DAYS };
  const stillOpen = (
    <ul className="stack gap-3 told">
      {open.map((matter) => (
        <li key={matter}>
          <Link page={PLACES[matter]}>{say(`accounts.delete.open.${matter}`, facts)}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <AccountFrame page="accountDelete" title={say('accounts.delete.title')}>
      <FormErrors answer={answer} fields={deletionFields} />
      {asked ? (
        <Notice tone="warn">
          <p>
            <strong>{say('accounts.delete.due', { eraseDay: asked.dueAt })}</strong>
          </p>
          <p>{say('accounts.delete.until-then')}</p>
          {open.length > 0 && (
            <>
              <p>{say('accounts.delete.waits')}</p>
              {stillOpen}
            </>
          )}
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="keep" />
            <Button busyLabel={say('accounts.delete.busy')}>{say('accounts.delete.keep')}</Button>
          </form>
        </Notice>
      ) : (
        <section className="card stack narrow">
          <h2 className="text-h3">{say('accounts.delete.goes-title')}</h2>
          <p>{say('accounts.delete.goes', facts)}</p>
          {children.length > 0 && (
            <p>
              {say('accounts.delete.children', { names: new Intl.ListFormat(lang).format(children) })}{' '}
              <Link page="appFamily">{say('accounts.delete.children-where')}</Link>
            </p>
          )}
          <h2 className="text-h3">{say('accounts.delete.stays-title')}</h2>
          <ul className="stack gap-3 told">
            {keptAfter.map((kept) => (
              <li key={kept}>{say(`accounts.delete.stays.${kept}`)}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="card stack narrow">
        <h2 className="text-h3">{say('accounts.delete.take-title')}</h2>
        <p>{say('accounts.delete.take')}</p>
        <div className="row">
          <ButtonLink kind="soft" small download page="accountData">
            {say('accounts.delete.take-account')}
          </ButtonLink>
          {hasFile && (
            <ButtonLink kind="soft" small page="appRecords">
              {say('accounts.delete.take-health')}
            </ButtonLink>
          )}
        </div>
      </section>
      {!asked && open.length > 0 && (
        <Notice tone="info">
          <p>{say('accounts.delete.first')}</p>
          {stillOpen}
        </Notice>
      )}
      {!asked && open.length === 0 && (
        <form method="post" noValidate className="card lift stack narrow">
          <input type="hidden" name="intent" value="ask" />
          <p>{say('accounts.delete.grace', facts)}</p>
          <FormField
            field={deletionFields.sure}
            name="sure"
            required
            defaultValue={answer?.values['sure'] ?? ''}
            label={say('accounts.delete.sure', facts)}
            error={errorOf(answer, 'sure')}
          />
          <div className="row">
            <Button kind="danger" busyLabel={say('accounts.delete.busy')}>
              {say('accounts.delete.go', facts)}
            </Button>
            <ButtonLink kind="outline" page="account">
              {say('accounts.delete.stay')}
            </ButtonLink>
          </div>
        </form>
      )}
    </AccountFrame>
  );
}
