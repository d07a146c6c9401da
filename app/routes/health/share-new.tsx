import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { termsField } from '#domain/accounts/fields';
import { fieldsSchema, named, tick } from '#domain/fields';
import { carriedWithShare, shareFields, shareOneFields, type Share } from '#domain/health/share';
import { needsTerms } from '#services/accounts/consents';
import type { Ctx } from '#services/context';
import { giveShare, type SharePreview } from '#services/health/share';
import { shareForm } from '#services/health/shares-page';
import { newOnceKey } from '#services/once-key';
import { formatMoment } from '#locales/format';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { TermsTick } from '../../components/terms-tick';
import { actions, doing, page, typed, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { fillAgain } from './reading-input.server';
import { ShareCheck } from './share-check';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appShareNew', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const asked = ({ url }: At) => ({ of: url.searchParams.get('of'), reading: url.searchParams.get('reading') });
const usual = { types: 'blood-pressure', period: 'month', days: '30' };

/** What to open of a file, to which phone, until when. What would be seen is said on a second page; nothing is shared before it. [SHARE-1, LEGAL-2] */
export const loader = page(async (ctx, at) => {
  const { of, reading } = asked(at);
  const seen = await shareForm(ctx, { of, reading });
  if (!seen.ok) return seen;
  return { whose: fileName(of, seen.value.card), reading: seen.value.reading, once: newOnceKey(), terms: await needsTerms(ctx) };
});

/** The terms’ checkbox, a field of the form only where they are still to be accepted. [LEGAL-2] */
const terms = async (ctx: Ctx) => ((await needsTerms(ctx)) ? termsField : named(tick, { label: termsField.label }));

export const action = actions({
  default: (ctx, form, at, intent) => {
    const { of, reading } = asked(at);
    const handler = doing({
      fields: async () => {
        const rest = { ...carriedWithShare, terms: await terms(ctx) };
        return fieldsSchema(reading === null ? { ...shareFields, ...rest } : { ...shareOneFields, ...rest });
      },
      run: (_, { once, confirmed, terms: accepted, ...share }) =>
        giveShare(ctx, { of, reading, share: share as Share, once: once as string, confirmed: confirmed ?? null, terms: accepted as boolean }),
      then: (done) =>
        'ask' in done
          ? { shown: { ask: done.ask, values: typed(form, ['intent', 'confirmed']) } }
          : { to: href(ctx.lang, 'appShares', undefined, ofFile(of)), toast: { kind: 'success', key: 'health.share.sent' } },
    });
    return handler(ctx, form, at, intent);
  },
  again: fillAgain,
});

export const meta = privateMeta('health.share.new', 'health.share.description');

export default function ShareNew() {
  const { whose, reading, once, terms: needed } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | { shown: { ask: SharePreview; values: Record<string, string> } } | undefined;
  const lang = useLang();
  const say = useSay();
  if (said && 'shown' in said) {
    return (
      <AppFrame page="appShareNew" whose={whose} title={say('health.share.check')}>
        <ShareCheck {...said.shown} />
      </AppFrame>
    );
  }
  const fields = reading ? shareOneFields : shareFields;
  const title = reading ? say('health.share.one') : whose.isMine ? say('health.share.new-mine') : say('health.share.new-of', { name: whose.name });
  return (
    <AppFrame page="appShareNew" whose={whose} title={title}>
      <FormErrors answer={said} fields={{ ...fields, terms: termsField }} names={{ once: null, confirmed: null }} />
      <form method="post" noValidate className="card lift stack narrow">
        <input type="hidden" name="once" value={said?.values['once'] ?? once} />
        {reading && (
          <p className="find">
            {say('health.share.scope-one', { type: say(`health.share.type.${reading.type as 'heart-rate'}`), at: formatMoment(lang, reading.at) })}
          </p>
        )}
        {Object.entries(fields).map(([name, field]) => (
          <FormField
            key={name}
            field={field}
            name={name}
            empty={say('health.add.choose')}
            error={errorOf(said, name)}
            defaultValue={said ? said.values[name] : usual[name as keyof typeof usual]}
            rows={3}
          />
        ))}
        {needed && <TermsTick answer={said} />}
        <div className="row">
          <Button busyLabel={say('health.share.preview-busy')}>{say('health.share.preview')}</Button>
          <ButtonLink kind="outline" page="appShares" query={ofFile(whose.of)}>
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
    </AppFrame>
  );
}
