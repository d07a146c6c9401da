import { requestMessage } from '#domain/service-requests/messages';
import type { RequestPage } from '#services/service-requests/my-request';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { useSay } from '../../words';

type Props = { thread: RequestPage['thread']; once: string; answer: Answer | undefined };

/** What was written to the desk and back, and the form for the next message. [INP-8: message the user] */
export function RequestMessages({ thread: { messages, answerBy, mayWrite }, once, answer }: Props) {
  const say = useSay();
  if (messages.length === 0 && !mayWrite) return null;
  return (
    <section className="card stack" aria-labelledby="messages">
      <h2 id="messages">{say('services.messages.title')}</h2>
      {messages.length > 0 && (
        <ol className="stack">
          {messages.map(({ id, side, words, at }) => (
            <li key={id}>
              <b>{say(side === 'desk' ? 'services.messages.desk' : 'services.messages.you')}</b>{' '}
              <time className="small soft" dateTime={at.toISOString()}>
                {say('services.messages.at', { writtenAt: at })}
              </time>
              <p className="words">{words}</p>
            </li>
          ))}
        </ol>
      )}
      {answerBy && <p>{say('services.messages.waits', { dueBy: answerBy })}</p>}
      {mayWrite && (
        <form method="post" noValidate className="stack">
          <input type="hidden" name="intent" value="write" />
          <input type="hidden" name="once" value={once} />
          <FormField field={requestMessage} name="words" rows={3} defaultValue={answer?.values['words'] ?? ''} error={errorOf(answer, 'words')} />
          <Button kind="soft" busyLabel={say('services.messages.sending')}>
            {say('services.messages.send')}
          </Button>
        </form>
      )}
    </section>
  );
}
