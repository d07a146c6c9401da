import type { ReactNode } from 'react';
import { COUNTRY } from '#domain/addresses/address';
import { unreachable } from '#domain/result';
import type { Field as Asked } from '#domain/fields';
import type { WordKey } from '#locales/say';
import type { Answer } from '../answer';
import { useSay } from '../words';
import { Checkbox } from './checkbox';
import { Choices } from './choices';
import { Field } from './field';
import type { FieldWords } from './field-frame';
import { FileField } from './file-field';
import { CITY_LIST, useProvinceOptions } from './place-lists';
import { PublicText } from './public-text';
import { Select, type Option } from './select';
import { TextArea } from './text-area';

type Props = Partial<FieldWords> & {
  /** What is asked: its kind, limits and words. */ field: Asked<unknown>;
  name: string;
  id?: string;
  defaultValue?: string;
  /** The choices, where they are not the field’s own: rows, or words with facts. */ options?: readonly Option[];
  /** The choice that stands for none yet. */ empty?: string;
  rows?: number;
  autoComplete?: string;
  /** A field that has no mark for “optional” may still be left empty. */ required?: boolean;
  answer?: Answer | undefined;
};

/** One field of a form as its declaration says: the control of its kind, name, help, limits, keypad and what browsers fill in (form field renderer). [LANG-4] */
export function FormField({ field, options, empty, rows, answer, ...given }: Props) {
  const say = useSay();
  const provinces = useProvinceOptions();
  const word = (key: string | undefined, facts?: Asked<unknown>['helpFacts']): ReactNode => (key === undefined ? undefined : say(key as WordKey, facts));
  const all = {
    autoComplete: field.fill,
    ...given,
    label: given.label ?? word(field.label),
    help: given.help ?? word(field.help, field.helpFacts),
    optional: given.optional ?? field.optional,
  };
  switch (field.kind) {
    case 'text':
      return <Field {...all} maxLength={field.most} />;
    case 'lines':
      return field.isPublic ? (
        <PublicText {...all} maxLength={field.most} rules={field.rules} />
      ) : (
        <TextArea full {...all} rows={rows} maxLength={field.most} />
      );
    case 'code':
      return <Field latin {...all} />;
    case 'phone':
      return <Field type="tel" numeric {...all} />;
    case 'contact':
      return <Field latin {...all} />;
    case 'email':
      return <Field latin inputMode="email" {...all} />;
    case 'digits':
    case 'whole':
    case 'money':
      return <Field numeric {...all} />;
    case 'number':
      return <Field numeric inputMode="decimal" {...all} />;
    case 'day':
      if (options) return <Select {...all} empty={empty} options={options} />;
      return <Field numeric inputMode="text" {...all} />;
    case 'moment':
      return <Field numeric inputMode="text" {...all} />;
    case 'choice':
      return <Select {...all} empty={empty} options={options ?? field.of.map((value) => ({ value, label: say(`${field.says}.${value}` as WordKey) }))} />;
    case 'several': {
      const options = field.of.map((value) => ({ value, label: say(`${field.says}.${value}` as WordKey) }));
      return <Choices name={given.name} legend={all.label} help={all.help} error={given.error} options={options} chosen={given.defaultValue?.split(/\s+/)} />;
    }
    case 'tick': {
      const { optional: _, full: __, defaultValue, ...rest } = all;
      return <Checkbox {...rest} required={rest.required ?? field.must} defaultChecked={defaultValue === 'on'} />;
    }
    case 'place':
      if (field.of === 'city') return <Field {...all} list={CITY_LIST} />;
      if (field.of === 'province') return <Select {...all} empty={empty ?? say('checkout.address.province-choose')} options={provinces} />;
      return <Select {...all} defaultValue={COUNTRY} options={[{ value: COUNTRY, label: say('checkout.address.country-iran') }]} />;
    case 'files': {
      const { autoComplete: _, defaultValue: __, ...rest } = all;
      return <FileField {...rest} answer={answer} accept={field.types.join(',')} multiple={field.mostFiles > 1} />;
    }
    case 'carried':
      return <input type="hidden" name={given.name} defaultValue={given.defaultValue} />;
    default:
      return unreachable(field);
  }
}
