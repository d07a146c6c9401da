'use client';
import { SelectField, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import type { SelectFieldClientComponent } from 'payload';
import { inOrder } from './in-order';
import { langOf } from './lang-of';

/** A choice among many names, in the alphabet of the language shown. [ADM-2] */
export const OrderedSelect: SelectFieldClientComponent = (props) => {
  const lang = langOf(useTranslation().i18n);
  const { options } = props.field;
  const ordered = useMemo(
    () =>
      inOrder(
        lang,
        options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one)),
      ),
    [lang, options],
  );
  return <SelectField {...props} field={{ ...props.field, options: ordered }} />;
};
