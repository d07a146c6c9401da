import { ENGRAVING_CHARACTERS, ENGRAVING_LINES, engravingLength } from '#domain/catalog/engraving';
import { formatMoney, formatNumber } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Field } from '../field';

type Props = {
  name?: string;
  /** Where another such form stands on the page. */ id?: string;
  values: readonly string[];
  extraToman: number;
  /** What is wrong, by line. */ errors?: readonly (string | undefined)[];
  form?: string;
};

/** Up to two lines to be cut into the head, with what they cost; the preview follows when script is there. [PROD-2] */
export function EngravingFields({ name = 'engraving', id = name, values, extraToman, errors = [], form }: Props) {
  const lang = useLang();
  const say = useSay();
  const cost = extraToman > 0 ? say('shell.engraving.extra', { price: formatMoney(lang, extraToman) }) : say('common.free');
  return (
    <fieldset className="stack gap-3">
      <legend>
        {say('shell.engraving.legend')} <span className="opt">({say('shell.engraving.optional', { cost })})</span>
      </legend>
      {Array.from({ length: ENGRAVING_LINES }, (_, line) => (
        <Field
          key={line}
          id={`${id}-${line + 1}`}
          name={`${name}${line + 1}`}
          label={say(line === 0 ? 'shell.engraving.first' : 'shell.engraving.second')}
          defaultValue={values[line] ?? ''}
          required={false}
          autoComplete="off"
          form={form}
          error={errors[line]}
          data-engraving={line}
          help={line === 0 ? <Letters line={values[0] ?? ''} /> : undefined}
        />
      ))}
    </fieldset>
  );
}

function Letters({ line }: { line: string }) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <span>{say('shell.engraving.help', { count: ENGRAVING_CHARACTERS })}</span>
      <span>
        <output data-letters="">{formatNumber(lang, engravingLength(line))}</output> {say('shell.engraving.of', { count: ENGRAVING_CHARACTERS })}
      </span>
    </>
  );
}
