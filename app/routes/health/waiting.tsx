import { signOf } from '#domain/records/read-reading';
import type { Added } from '#services/health/add-reading';
import { addWaiting } from '#services/health/add-waiting';
import { actions, doing } from '../../door.server';
import { waitingInput, type WaitingInput } from './reading-input.server';

export const handle = { page: 'appWaiting', hydrate: false };

/** What a phone is told of a reading that it sent; what is refused comes as every form's answer does. */
export type WaitingAnswer = { state: 'stored' } | { state: 'ask'; sign: string };

/** Takes the readings that a phone kept without a connection, one a request; each is stored once. [REC-9] */
export const action = actions({
  default: (ctx, form, at, intent) => {
    const handler = doing<ReturnType<typeof waitingInput>, Added>({
      fields: () => waitingInput(ctx.now),
      run: (ctx_, { reading, clientId, confirmed, type, of, account }: WaitingInput) => addWaiting(ctx_, { account, of, type, reading, clientId, confirmed }),
      then: (added) => ({ shown: ('ask' in added ? { state: 'ask', sign: signOf(added.ask.numbers) } : { state: 'stored' }) satisfies WaitingAnswer }),
    });
    return handler(ctx, form, at, intent);
  },
});
