import type { LifeCycle } from '../lifecycle';

type MessageState = 'waiting' | 'sending' | 'sent' | 'failed' | 'expired';
type MessageEvent = 'take' | 'wait' | 'send' | 'fail' | 'expire';

/** A message's life: once sent it stays sent, also where it was thought lost before. [JOB-2] */
export const messageLifeCycle = {
  name: 'messages',
  states: ['waiting', 'sending', 'sent', 'failed', 'expired'],
  start: 'waiting',
  ends: ['sent'],
  moves: [
    { event: 'take', from: ['waiting'], to: 'sending', who: ['clock'] },
    { event: 'wait', from: ['sending'], to: 'waiting', who: ['clock'] },
    // A worker that was slow, not dead, may still say how it ended.
    { event: 'send', from: ['waiting', 'sending', 'failed', 'expired'], to: 'sent', who: ['clock'] },
    { event: 'fail', from: ['sending', 'expired'], to: 'failed', who: ['clock'] },
    { event: 'expire', from: ['waiting', 'sending', 'failed'], to: 'expired', who: ['clock'] },
  ],
} as const satisfies LifeCycle<MessageState, MessageEvent, 'clock'>;
