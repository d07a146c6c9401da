'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { Preview } from './preview';

type Props = { document: string; locale: Lang; lang: Lang };
const OPEN_KEY = 'zb-preview-open';

/** Beside the form the site's own page, with what stands in the form at this moment. [ADM-2] */
export function PreviewPanel(props: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(sessionStorage.getItem(OPEN_KEY) === 'yes'), []);
  const turn = (wanted: boolean) => {
    sessionStorage.setItem(OPEN_KEY, wanted ? 'yes' : 'no');
    setOpen(wanted);
  };
  return (
    <>
      <button type="button" className="zb-button zb-button--quiet" aria-expanded={open} onClick={() => turn(!open)}>
        {say(props.lang, `editors.preview.${open ? 'close' : 'open'}`)}
      </button>
      {open ? <FormPreview key={props.locale} {...props} close={() => turn(false)} /> : null}
    </>
  );
}

function FormPreview(props: Props & { close: () => void }) {
  const [fields] = useAllFormFields();
  const values = useMemo(() => JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true))) as Record<string, unknown>, [fields]);
  return <Preview {...props} values={values} shown="shown" />;
}
