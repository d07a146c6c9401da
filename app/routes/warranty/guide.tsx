import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { coveredChannels } from '#services/warranty/channels';
import { ButtonLink } from '../../components/button-link';
import { TextPage } from '../../components/sections/text-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import { Channels } from './channels';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'warranty', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

/** Activation step by step, what each ticket does, and the covered places as staff keep them now. [PAGE-9, WAR-2] */
export const loader = page(async (ctx) => {
  const [found, channels] = await Promise.all([readPage(ctx, 'warranty'), coveredChannels(ctx)]);
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, channels, meta: pageMeta(ctx, { page: 'warranty', ...meta, langs }) };
});

export const meta = metaFromData;

export default function WarrantyGuide() {
  const { title, lead, sections, channels } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <TextPage
      title={title}
      lead={lead}
      sections={sections}
      doing={
        <div className="row">
          <ButtonLink page="deviceNew">{say('warranty.guide.register')}</ButtonLink>
          <ButtonLink kind="outline" page="devices">
            {say('warranty.guide.mine')}
          </ButtonLink>
        </div>
      }
      first={{ anchor: 'covered', title: say('warranty.guide.channels'), body: <Channels channels={channels} /> }}
    />
  );
}
