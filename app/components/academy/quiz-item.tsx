import type { ReactNode } from 'react';
import { quizFieldName } from '#domain/academy/quiz-fields';
import { unreachable } from '#domain/result';
import { formatNumber, formatPercent } from '#locales/format';
import type { ShownItem } from '#services/academy/quiz';
import { errorOf, type Answer } from '../../answer';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { Choices } from '../choices';
import { Field } from '../field';
import { describedBy, FieldNote } from '../field-frame';
import { Isolated } from '../sections/isolated';
import { ExerciseSignal } from './exercise-signal';

type Props = { item: ShownItem; at: number; answer: Answer | undefined; mayTry: boolean };

/** One question: its signal, what came of the last try and why, and its field until it was right. [ACAD-3] */
export function QuizItem({ item, at, answer, mayTry }: Props) {
  const lang = useLang();
  const say = useSay();
  const { id, kind, prompt, picture, state, why, marks } = item;
  const name = quizFieldName(id);
  const open = mayTry && state !== 'right';
  const task = open && (kind === 'mark' || kind === 'interval') ? kind : null;
  const percent = (score: { sensitivity: number; predictivity: number }) => ({
    sensitivity: formatPercent(lang, score.sensitivity),
    predictivity: formatPercent(lang, score.predictivity),
  });
  return (
    <section className="card stack gap-3" aria-labelledby={`${name}-prompt`}>
      <p className="row between">
        <b>{say('academy.quiz.number', { number: formatNumber(lang, at) })}</b>
        {state !== 'open' && <Badge tone={state === 'right' ? 'ok' : 'warn'}>{say(`academy.quiz.${state}`)}</Badge>}
      </p>
      <p id={`${name}-prompt`}>
        <Isolated text={prompt} />
      </p>
      {picture && <ExerciseSignal picture={picture} name={name} task={task} />}
      {open && <Control item={item} name={name} answer={answer} />}
      {!open && state !== 'right' && item.choices.length > 0 && (
        <ul className="bullets">
          {item.choices.map((choice) => (
            <li key={choice}>
              <Isolated text={choice} />
            </li>
          ))}
        </ul>
      )}
      {marks && (
        <p className="small">
          {say('academy.quiz.scored', percent(marks.mine))} {say('academy.quiz.core', percent(marks.core))}
        </p>
      )}
      {why && (
        <p className="small soft">
          <Isolated text={why} />
        </p>
      )}
    </section>
  );
}

function Control({ item, name, answer }: { item: ShownItem; name: string; answer: Answer | undefined }): ReactNode {
  const lang = useLang();
  const say = useSay();
  const given = (answer?.values[name] ?? '').split('\n').filter(Boolean);
  const error = errorOf(answer, name);
  switch (item.kind) {
    case 'one':
      return (
        <fieldset {...describedBy(name, { error })} aria-invalid={undefined}>
          <legend className="sr">{say('academy.quiz.yours')}</legend>
          {item.choices.map((choice, at) => (
            <label className="check" key={choice}>
              <input type="radio" className="box" id={at === 0 ? name : undefined} name={name} value={at + 1} defaultChecked={given.includes(String(at + 1))} />
              <Isolated text={choice} />
            </label>
          ))}
          <FieldNote id={name} error={error} />
        </fieldset>
      );
    case 'many':
      return (
        <fieldset {...describedBy(name, { error })} aria-invalid={undefined}>
          <legend className="sr">{say('academy.quiz.yours')}</legend>
          {item.choices.map((choice, at) => (
            <label className="check" key={choice}>
              <input
                type="checkbox"
                className="box"
                id={at === 0 ? name : undefined}
                name={name}
                value={at + 1}
                defaultChecked={given.includes(String(at + 1))}
              />
              <Isolated text={choice} />
            </label>
          ))}
          <FieldNote id={name} error={error} />
        </fieldset>
      );
    case 'number':
    case 'interval':
      return (
        <Field
          numeric
          inputMode="decimal"
          name={name}
          label={say(item.kind === 'interval' ? 'academy.quiz.yours-ms' : 'academy.quiz.yours')}
          required={false}
          defaultValue={answer?.values[name] ?? ''}
          error={error}
        />
      );
    case 'mark':
      return (
        <Choices
          name={name}
          legend={say('academy.quiz.marks')}
          options={item.offered.map((ms, at) => ({ value: String(ms), label: formatNumber(lang, at + 1) }))}
          chosen={given}
          error={error}
        />
      );
    default:
      return unreachable(item.kind);
  }
}
