import { times, WEEK_DAYS } from '#domain/tools/formulas/home-pressure-week';
import type { Tool } from '#domain/tools/tool';
import { formatNumber, localDigits } from '#locales/format';
import type { WordKey } from '#locales/say';
import { errorOf, type Answer } from '../../answer';
import { useLang, useSay } from '../../words';
import { FormField } from '../form-field';
import { describedBy, FieldNote } from '../field-frame';

type Props = { tool: Tool; answer: Answer | undefined; values: Readonly<Record<string, string>> };

/** The fields of a calculator in the order of its row; the week's sheet is a table. */
export function ToolFields({ tool, answer, values }: Props) {
  const say = useSay();
  if (tool.sheet) return <WeekSheet answer={answer} values={values} />;
  return (
    <div className="form">
      {Object.entries(tool.fields).map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          name={name}
          empty={field.kind === 'choice' ? say('tools.page.choose') : undefined}
          defaultValue={values[name]}
          error={errorOf(answer, name)}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

/** Seven days, morning and evening, twice each; the first is left out of the average. */
function WeekSheet({ answer, values }: Omit<Props, 'tool'>) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <p className="small soft">{say('tools.page.week-how')}</p>
      <p className="print-only">{say('tools.page.sheet-name')}</p>
      <table className="week">
        <thead>
          <tr>
            <th scope="col">{say('tools.page.day')}</th>
            {times.map((time) => (
              <th scope="col" key={time}>
                {say(`tools.page.${time}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: WEEK_DAYS }, (_, at) => at + 1).map((day) => (
            <tr key={day} className={day === 1 ? 'aside' : undefined}>
              <th scope="row">
                {say('tools.page.day')} {formatNumber(lang, day)}
                {day === 1 && <span className="small"> {say('tools.page.aside')}</span>}
              </th>
              {times.map((time) => {
                const name = `d${day}${time}`;
                const error = errorOf(answer, name);
                const value = values[name];
                return (
                  <td key={time} className="field">
                    <input
                      className="in"
                      type="text"
                      id={name}
                      name={name}
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={say(`tools.readings.${name}` as WordKey)}
                      defaultValue={value === undefined ? undefined : localDigits(lang, value)}
                      {...describedBy(name, { error })}
                    />
                    <FieldNote id={name} error={error} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
