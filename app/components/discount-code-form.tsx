import type { Field } from '#domain/fields';
import { errorOf } from '../answer';
import { useAnswer } from '../use-answer';
import { Button } from './button';
import { FormField } from './form-field';

type Props = {
  field: Field<string>;
  /** The code that the price holds now. */ used: string | null;
  words: { use: string; drop: string };
};

/** A code for what is about to be paid, or the way to do without the one that it has. [DISC-2] */
export function DiscountCodeForm({ field, used, words }: Props) {
  const answer = useAnswer();
  if (used)
    return (
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="price-without" />
        <Button kind="soft">{words.drop}</Button>
      </form>
    );
  return (
    <form method="post" noValidate className="stack gap-3">
      <input type="hidden" name="intent" value="price" />
      <FormField field={field} name="code" defaultValue={answer?.values['code'] ?? ''} error={errorOf(answer, 'code')} />
      <div>
        <Button kind="soft">{words.use}</Button>
      </div>
    </form>
  );
}
