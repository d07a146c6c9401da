import type { LifeCycle } from '../lifecycle';

/*
 * What an order keeps while it is being paid: goods, credit of the wallet, one use of a code.
 */

type GoodsState = 'held' | 'sold' | 'released';

/** Goods kept for an order: sold when it is paid, also late; back on the shelf when it ends or is cancelled. [ORD-4] */
export const goodsLifeCycle = {
  name: 'goods',
  states: ['held', 'sold', 'released'],
  start: 'held',
  ends: [],
  moves: [
    { event: 'sell', from: ['held', 'released'], to: 'sold', who: ['clock'] },
    { event: 'release', from: ['held', 'sold'], to: 'released', who: ['clock'] },
  ],
} as const satisfies LifeCycle<GoodsState, 'sell' | 'release', 'clock'>;

type KeptState = 'held' | 'used' | 'released';

/** Credit kept for an order is used or released, once. [WAL-3] */
export const creditLifeCycle = {
  name: 'credit',
  states: ['held', 'used', 'released'],
  start: 'held',
  ends: ['used', 'released'],
  moves: [
    { event: 'use', from: ['held'], to: 'used', who: ['clock'] },
    { event: 'release', from: ['held'], to: 'released', who: ['clock'] },
  ],
} as const satisfies LifeCycle<KeptState, 'use' | 'release', 'clock'>;

/** A code's use by an order; one that was released is used after all when the money came late and the limit allows it, and it is void when the buyer gave the order up to change it. [DISC-3, DISC-4] */
export const codeUseLifeCycle = {
  name: 'code-uses',
  states: ['held', 'used', 'released', 'void'],
  start: 'held',
  ends: ['used', 'void'],
  moves: [
    { event: 'use', from: ['held', 'released'], to: 'used', who: ['clock'] },
    { event: 'release', from: ['held'], to: 'released', who: ['clock'] },
    { event: 'void', from: ['held', 'released'], to: 'void', who: ['buyer'] },
  ],
} as const satisfies LifeCycle<KeptState | 'void', 'use' | 'release' | 'void', 'clock' | 'buyer'>;
