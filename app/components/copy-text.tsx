import { useSay } from '../words';
import { Icon } from './icon';

/** A code to be copied: always shown, with a copy button where scripts run. */
export function CopyText({ text }: { text: string }) {
  const say = useSay();
  return (
    <copy-text class="row tight" data-text={text} data-done={say('common.copied')}>
      <bdi dir="ltr" className="ltr">
        {text}
      </bdi>
      <button type="button" className="ib" aria-label={`${say('common.copy')}: ${text}`} hidden>
        <Icon name="copy" small />
      </button>
    </copy-text>
  );
}
