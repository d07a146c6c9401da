import type { CartViewItem } from '#services/cart/view';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { EngravingFields } from '../../components/devices/engraving-fields';
import { useSay } from '../../words';

/** Other words for the device of a line, or none, without leaving the cart. [PROD-2] */
export function LineEngraving({ item, priceToman, answer }: { item: CartViewItem; priceToman: number; answer: Answer | undefined }) {
  const say = useSay();
  const mine = answer?.intent === 'engraving' && answer.values['key'] === item.key ? answer : undefined;
  const typed = (line: number) => mine?.values[`engraving${line}`] ?? item.engravedText[line - 1] ?? '';
  return (
    <details open={Boolean(mine)}>
      <summary className="small link">{say(item.engravedText.length > 0 ? 'cart.line.engraving-change' : 'cart.line.engraving-add')}</summary>
      <form method="post" noValidate className="stack gap-3">
        <input type="hidden" name="intent" value="engraving" />
        <input type="hidden" name="key" value={item.key} />
        <EngravingFields
          id={mine ? undefined : `engraving-${item.key.replace(/[^\w]/g, '-')}`}
          values={[typed(1), typed(2)]}
          extraToman={priceToman}
          errors={[errorOf(mine, 'engraving'), errorOf(mine, 'engraving2')]}
        />
        <div>
          <Button kind="soft" small busyLabel={say('cart.line.engraving-saving')}>
            {say('cart.line.engraving-save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
