import type { CollectionConfig, Endpoint, Field, PayloadHandler, PayloadRequest } from 'payload';
import { isPreviewed } from '#domain/content/previewed';
import { isLang } from '#locales/lang';
import { rightsFirst } from '../access/rights-first';
import { named } from '../dress/in-both';
import { carryLanguage } from './carry';
import { mayChange } from './may-change';
import { refused } from './named';
import { previewFor } from '../preview/preview-for';
import { draftPlace } from '../side/places';
import { saveWords } from '../side/save-words';
import { cancelPlan, plan } from './plan';
import { restoreAsDraft } from './restore';
import { revertLanguage } from './revert';
import { languagesOf } from './states';
import { takeDown } from './take-down';

type Body = Record<string, unknown>;

/** Documents in two languages, each published, planned and taken down by itself. [ADM-2, LANG-1] */
export function withLanguages(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const { slug } = collection;
  const endpoints: Endpoint[] = [
    { path: '/:id/do/:event', method: 'post', handler: doing(slug) },
    { path: '/:id/languages', method: 'get', handler: (req) => reading(req, slug) },
    { path: '/versions/:id', method: 'post', handler: (req) => restoring(req, slug) },
  ];
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), rightsFirst(carryLanguage)] },
    endpoints: [...(collection.endpoints || []), ...endpoints],
    fields: [
      { name: 'languages', type: 'ui', label: named('fields.languages'), admin: { components: { Field: '/languages/language-panel#LanguagePanel' } } },
      ...collection.fields,
      stateColumn('stateFa', 'StateFa'),
      stateColumn('stateEn', 'StateEn'),
    ],
    admin: {
      ...collection.admin,
      defaultColumns: collection.admin?.defaultColumns?.flatMap((column) => (column === '_status' ? ['stateFa', 'stateEn'] : [column])),
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          Status: '/languages/language-status#LanguageStatus',
          PublishButton: '/languages/publish-button#PublishLanguage',
          UnpublishButton: '/languages/no-button#NoButton',
        },
        ...(isPreviewed(slug) ? { views: { edit: { version: { actions: ['/preview/version-preview#VersionPreview'] } } } } : {}),
      },
    },
  };
}

/** A column of lists that tells one language's state; the document itself has the card above it. */
function stateColumn(name: string, cell: string): Field {
  const components = { Field: '/languages/no-button#NoButton', Cell: `/languages/state-cell#${cell}` };
  return { name, type: 'ui', label: named(`fields.${name}`), admin: { components } };
}

function doing(slug: string): PayloadHandler {
  return async (req) => {
    const id = await mayChange(req, slug);
    const body = ((await req.json?.().catch(() => ({}))) ?? {}) as Body;
    const event = String(req.routeParams?.['event']);
    if (event === 'cancel-plan') await cancelPlan(req, { collection: slug, id, planId: Number(body['plan']) });
    else {
      const lang = body['lang'];
      if (!isLang(lang)) throw refused(req, 'editors.languages.unnamed');
      if (event === 'revert') await revertLanguage(req, { collection: slug, id, lang });
      else if (event === 'take-down') await takeDown(req, { collection: slug, id, lang });
      else if (event === 'save-words') await saveWords(req, draftPlace(req, slug, id), { lang, words: body['words'], before: body['before'] });
      else if (event === 'preview') return Response.json({ value: previewFor(req, { collection: slug, id, lang }) });
      else if (event === 'plan')
        await plan(req, { collection: slug, id, lang, at: new Date(String(body['at'])), type: body['type'] === 'unpublish' ? 'unpublish' : 'publish' });
      else throw refused(req, 'editors.reasons.404', 404);
    }
    return Response.json({ value: await languagesOf(req.payload, slug, id) });
  };
}

async function reading(req: PayloadRequest, slug: string): Promise<Response> {
  return Response.json(await languagesOf(req.payload, slug, await mayChange(req, slug)));
}

async function restoring(req: PayloadRequest, slug: string): Promise<Response> {
  const restored = await restoreAsDraft(req, slug, String(req.routeParams?.['id']));
  return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
}
