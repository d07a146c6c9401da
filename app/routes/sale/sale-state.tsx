import { CopyText } from '../../components/copy-text';
import { Notice } from '../../components/notice';
import { useSay } from '../../words';

type Props = { sale: { state: 'off' | 'soon' | 'open' | 'ended'; startsAt: Date | null; endsAt: Date | null; code: string | null } };

/** Whether the sale is on, until when, and the code that gives its prices. [CONT-2] */
export function SaleState({ sale: { state, startsAt, endsAt, code } }: Props) {
  const say = useSay();
  if (state === 'open')
    return (
      <Notice tone="ok">
        <p>
          <b>{say('sale.open')}</b> {endsAt && say('sale.until', { endsAt })}
        </p>
        {code && (
          <div className="row">
            <span>{say('sale.code', { code })}</span>
            <CopyText text={code} />
          </div>
        )}
      </Notice>
    );
  const words = state === 'soon' && startsAt ? say('sale.soon', { startsAt }) : say(state === 'ended' ? 'sale.ended' : 'sale.off');
  return (
    <Notice tone="wait">
      <p>
        <b>{words}</b>
      </p>
      <p>{say('sale.off-next')}</p>
    </Notice>
  );
}
