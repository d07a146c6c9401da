import type { Trade } from '#domain/accounts/account-role';
import { calendars } from '#domain/calendars/calendar';
import { RESPONSE_FROM_HOURS, RESPONSE_TO_HOURS } from '#domain/service-requests/promises';
import { useSay } from '../../words';

/** What happens after one asks, with the hours that are promised; who comes where one service is meant. [INP-5: said, NUM-6] */
export function NextSteps({ provider }: { provider?: Trade }) {
  const say = useSay();
  const reviews = say('services.promise.reviews', { fromHour: calendars.reviews.opensHour, toHour: calendars.reviews.closesHour });
  const response = say('services.promise.response', { from: RESPONSE_FROM_HOURS, to: RESPONSE_TO_HOURS });
  const steps = [
    [say('services.steps.ask'), say('services.steps.ask-text')],
    [say('services.steps.look'), `${reviews} ${response}`],
    [say('services.steps.price'), say('services.steps.price-text')],
    [say('services.steps.door'), provider ? `${say(`services.comes.${provider}`)} ${say('services.comes.window')}` : say('services.comes.window')],
  ] as const;
  return (
    <ol className="four">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="small soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
