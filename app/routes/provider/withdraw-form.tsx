import { withdrawFields } from '#domain/service-requests/result';
import type { ProviderVisit } from '#services/service-requests/provider-visit';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';

/** Takes back what a laboratory sent by mistake, each result by itself. [LABR-1: result] */
export function WithdrawForms({ sent }: Pick<ProviderVisit, 'sent'>) {
  const answer = useAnswer();
  const say = useSay();
  return (
    <>
      {sent.map(({ id, at }) => {
        const refused = answer?.intent === 'withdraw' && answer.values['result'] === String(id) ? answer : undefined;
        return (
          <details key={id} className="card stack" open={refused !== undefined}>
            <summary>
              {say('services.results.withdraw.title')} · <time dateTime={at.toISOString()}>{say('services.mine.happened-at', { happenedAt: at })}</time>
            </summary>
            <form method="post" noValidate className="stack gap-3">
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="result" value={id} />
              <p className="small soft">{say('services.results.withdraw.help')}</p>
              <FormField field={withdrawFields.reason} name="reason" error={errorOf(refused, 'reason')} defaultValue={refused?.values['reason']} />
              <Button kind="soft">{say('services.results.withdraw.go')}</Button>
            </form>
          </details>
        );
      })}
    </>
  );
}
