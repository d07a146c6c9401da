import { Fragment } from 'react';

const MODEL = /(N[SHBI]\d(?:-[A-Za-z]+)*)/;

/** A text in which model names are isolated in their own writing direction. [LANG-2] */
export function Isolated({ text }: { text: string }) {
  return text.split(MODEL).map((part, at) =>
    at % 2 ? (
      <bdi key={at} dir="ltr" className="model">
        {part}
      </bdi>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
