'use client';
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { SellingStep } from '#domain/catalog/selling';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { sellingSteps, STOCK_MOVED } from './steps';

const fields: Partial<Record<SellingStep['name'], string>> = {
  kind: 'kind',
  colours: 'colours',
  photo: 'gallery',
  described: 'gallery',
  contents: 'contents',
  words: 'title',
  'on-site': 'languages',
};

/** On a product's page and its units': what is missing before it can be sold, each line a link to where it is added. [PROD-7] */
export function SellingCard() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const ofUnit = useFormFields(([form]) => form?.['product']?.value);
  const product = collectionSlug === 'variants' ? ofUnit : id;
  const lang = langOf(useTranslation().i18n);
  const [steps, setSteps] = useState<SellingStep[] | null>(null);
  useEffect(() => {
    let here = true;
    const look = () => {
      if (product) void sellingSteps(product as number).then((found) => here && found && setSteps(found));
    };
    look();
    // Photos, units, stock and serials change on other pages and in other hands: what is shown is as fresh as the look at it.
    const times = ['focus', 'pageshow', STOCK_MOVED] as const;
    for (const time of times) window.addEventListener(time, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      here = false;
      for (const time of times) window.removeEventListener(time, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [product, lastUpdateTime]);
  if (collectionSlug === 'variants' && !product) return null;
  const words = (part: string, facts: Record<string, number> = {}) => say(lang, `editors.selling.${part}` as never, facts as never);
  if (!product) return <p className="zb-card zb-help">{words('first')}</p>;
  if (!steps) return null;
  const page = `/admin/collections/products/${String(product as number)}`;
  const open = steps.filter(({ done }) => !done).length;
  return (
    <details className="zb-card zb-selling" open={open > 0}>
      <summary>
        <h2>{words('title')}</h2>{' '}
        <span className={`zb-badge zb-badge--${open === 0 ? 'ok' : 'warn'}`}>{open === 0 ? words('ready') : words('open', { count: open })}</span>
      </summary>
      <ol className="zb-plain">
        {steps.map((step) => (
          <li key={`${step.name}-${step.lang ?? ''}`} data-step={step.lang ? `${step.name}-${step.lang}` : step.name} data-done={step.done}>
            <span aria-hidden="true" className="zb-sign">
              {step.done ? '✓' : ''}
            </span>
            <span className="zb-unseen">{words(step.done ? 'done' : 'missing')}</span>
            <span>
              <Link href={wayTo(step, page, String(product as number))}>{words(`steps.${step.name}${step.lang ? `-${step.lang}` : ''}`)}</Link>
              {!step.done && step.drawn ? <span className="zb-help"> {words('drawn')}</span> : null}
              {!step.done && step.missing > 1 ? <span className="zb-help"> {words('count', { count: step.missing })}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The address where a missing thing is added: a unit's or a photo's page, a new unit, or a field of the product in that language. */
function wayTo({ name, lang, unit, photo }: SellingStep, page: string, product: string): string {
  const at = lang ? `?locale=${lang}` : '';
  if (photo !== null) return `/admin/collections/media/${photo}${at}`;
  if (unit !== null) return `/admin/collections/variants/${unit}${at}`;
  if (name === 'units' || name === 'price' || name === 'stock' || name === 'serials') return `/admin/collections/variants/create?product=${product}`;
  return `${page}${at}#field-${fields[name] ?? 'title'}`;
}
