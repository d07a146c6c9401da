import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Step = { label: string; url?: string };
type Props = { view: AdminViewServerProps; crumbs: Step[]; className?: string; collection?: string; children: ReactNode };

/** A page of the desk in the admin's frame: its menu, its crumbs and its top bar. */
export function DeskFrame({ view, crumbs, className = '', collection, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, searchParams, visibleEntities, req }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions}
      {...(collection ? { collectionSlug: collection, viewType: 'list' as const } : {})}
    >
      <Gutter className={`zb-desk ${className}`}>
        <SetStepNav nav={crumbs} />
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
