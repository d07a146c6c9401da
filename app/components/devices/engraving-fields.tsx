import { ENGRAVING_CHARACTERS, ENGRAVING_LINES, engravingLength } from '#domain/catalog/engraving';
import type { Lang } from '#locales/lang';
import { formatMoney, formatNumber } from '#locales/format';
import { sayRefusal } from '#locales/refusal';
import { useLang, useSay } from '../../words';
import { Field } from '../field';

/** Placeholder in a sentence; the script replaces it with the length of the line. */
const LENGTH_PLACE = '#';

type Props = {
  name?: string;
  /** Keeps ids apart where the page has a second such form. */ id?: string;
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
          {...faultWords(lang, line + 1)}
          help={line === 0 ? <Letters line={values[0] ?? ''} /> : undefined}
        />
      ))}
    </fieldset>
  );
}

/** The refusals of a line as the server says them, for the script that says them while it is typed; the typed length's place is kept. [PROD-2] */
function faultWords(lang: Lang, line: number) {
  const facts = { line, most: ENGRAVING_CHARACTERS, length: LENGTH_PLACE };
  return {
    'data-fault-letters': sayRefusal(lang, { code: 'catalog.engraving.letters', facts }),
    'data-fault-too-long': sayRefusal(lang, { code: 'catalog.engraving.too-long', facts }),
  };
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
