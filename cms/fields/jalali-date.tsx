'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { isDayAlone } from './day-alone';
import { MomentInput } from './moment-input';

/** The date field of the whole admin. [ADM-2, LANG-3] */
export const JalaliDate: DateFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, showError, disabled, path } = useField<string | null>({ potentiallyStalePath: givenPath });
  const id = `field-${path.replace(/\./g, '__')}`;
  return (
    <div className={`field-type date-time-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <MomentInput
          id={id}
          dayOnly={isDayAlone(field)}
          value={value ? new Date(value) : null}
          disabled={Boolean(readOnly) || disabled}
          onChange={(moment) => setValue(moment ? moment.toISOString() : null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
