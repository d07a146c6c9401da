import type { ComponentPropsWithoutRef } from 'react';
import type { Answer } from '../answer';
import { describedBy, FieldFrame, firstError, type FieldWords } from './field-frame';
import { Notice } from './notice';
import { Said } from './said';

type Props = FieldWords & Pick<ComponentPropsWithoutRef<'input'>, 'accept' | 'multiple' | 'id' | 'required'> & { name: string; answer: Answer | undefined };

/** Files that come with a form; what they are is found out by their content, on the server. A form that comes back names the file that has to be chosen again, beside its field. */
export function FileField({ label, help, error, optional, full, id, answer, required, ...rest }: Props) {
  const own = id ?? rest.name;
  const chosen = answer?.values[rest.name] ?? '';
  // Of a file that cannot be taken one is told what is wrong with it.
  const again = chosen && !firstError(error) && (
    <div id={`${own}-again`}>
      <Notice tone="warn">
        <Said words="common.file-again" facts={{ name: chosen }} />
      </Notice>
    </div>
  );
  const tied = describedBy(own, { help, error });
  return (
    <FieldFrame id={own} label={label} help={help} error={error} optional={optional} full={full}>
      <input
        {...rest}
        type="file"
        id={own}
        className="in file"
        required={required ?? !optional}
        {...tied}
        aria-describedby={[again && `${own}-again`, tied['aria-describedby']].filter(Boolean).join(' ') || undefined}
      />
      {again}
    </FieldFrame>
  );
}
