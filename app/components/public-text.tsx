import type { ComponentPropsWithoutRef } from 'react';
import { ContentRules } from './content-rules';
import type { FieldWords } from './field-frame';
import { TextArea } from './text-area';

type Props = FieldWords & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'> & { name: string; rules?: string };

/** Several lines that everybody will read: the content rules stand beside them, always. [LEGAL-3] */
export function PublicText({ rules, ...props }: Props) {
  return (
    <div className="stack gap-3">
      <TextArea rows={6} {...props} />
      <ContentRules id={`${props.name}-rules`} of={rules} />
    </div>
  );
}
