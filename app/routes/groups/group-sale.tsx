import { FormField } from '../../components/form-field';
import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { groupFields } from '#domain/groups/fields';
import { GROUP_GIFTS } from '#domain/groups/promises';
import { groupSalePage } from '#services/groups/sale';
import { errorOf, type Answer } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Sections } from '../../components/sections/sections';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import { openOrConfirm } from './group-actions.server';
import { openFields, unitField } from './group-fields';
import { GroupLadder } from './group-ladder';
import { GroupPerson } from './group-person';
import groupStyles from '../../styles/group.css?url';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'groupSale', hydrate: false };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: groupStyles },
  { rel: 'stylesheet', href: homeStyles },
];

/** What a group is, the ladder, and the form that opens one. [PAGE-8, GRP-1] */
export const loader = page(async (ctx, at) => {
  const found = await groupSalePage(ctx, at.url.searchParams.get('unit'));
  if (!found.ok) return found;
  const { words, ...sale } = found.value;
  const { title, lead, sections, meta, langs } = words;
  return { title, lead, sections, ...sale, loggedIn: ctx.actor.kind === 'user', meta: pageMeta(ctx, { page: 'groupSale', ...meta, langs }) };
});

export const action = actions({ open: doing({ fields: openFields, run: openOrConfirm, then: (went) => went }) });

export const meta = metaFromData;

/** The registration page of the group sale. [PAGE-8, GRP-1, GRP-2, GRP-3] */
export default function GroupSale() {
  const { title, lead, sections, units, chosen, bands, person, loggedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <>
      <div className="wrap page stack gap-6">
        <div className="stack gap-3">
          <Breadcrumbs crumbs={[{ page: 'shop', label: say('shell.nav.shop') }]} here={title} />
          <div className="row between">
            <h1>{title}</h1>
            {loggedIn && <Link page="groups">{say('groups.sale.mine')}</Link>}
          </div>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="two even">
          <section className="stack">
            <h2>{say('groups.sale.ladder')}</h2>
            <p className="soft">{say('groups.sale.ladder-lead', { from: GROUP_GIFTS[0].from })}</p>
            <GroupLadder bands={bands} priced={chosen !== null} />
            {chosen && <p className="small muted">{say('groups.sale.product-option', { name: chosen.name, priceToman: chosen.priceToman })}</p>}
          </section>
          <section className="card lift stack" id="open">
            <h2>{say('groups.sale.form')}</h2>
            <p className="soft">{say('groups.sale.form-lead')}</p>
            <FormErrors answer={answer} fields={{ unit: unitField, ...groupFields }} />
            {units.length === 0 ? (
              <Notice>{say('groups.sale.none')}</Notice>
            ) : (
              <form method="post" noValidate className="stack">
                <input type="hidden" name="intent" value="open" />
                <FormField
                  field={unitField}
                  name="unit"
                  empty={say('groups.sale.product-choose')}
                  options={units.map((unit) => ({
                    value: String(unit.variantId),
                    label: say('groups.sale.product-option', { name: unit.name, priceToman: unit.priceToman }),
                  }))}
                  defaultValue={answer?.values['unit'] ?? (chosen ? String(chosen.variantId) : '')}
                  error={errorOf(answer, 'unit')}
                />
                <GroupPerson person={person} answer={answer} />
                <Button wide busyLabel={say('groups.sale.busy')}>
                  {say('groups.sale.go')}
                </Button>
              </form>
            )}
          </section>
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}
