/** One action with money; all of its arguments come from the seed. */
export type Command =
  | { do: 'gift'; user: number; toman: number }
  /** `blind`: the balance is not checked first, so that only the database refuses. */
  | { do: 'fee'; user: number; toman: number; blind: boolean }
  | { do: 'top-up'; user: number; toman: number }
  | { do: 'credit'; authority: string }
  | { do: 'order'; user: number; addressId: number; variantId: number; quantity: number; pay: 'gateway' | 'wallet' | number; shownToman: number }
  | { do: 'to-bank'; user: number; code: string }
  | { do: 'from-bank'; authority: string }
  | { do: 'pay-open'; user: number; code: string; shownToman: number }
  | { do: 'give-up'; user: number; code: string }
  | { do: 'cancel'; orderId: number }
  | { do: 'carry-out'; refundId: string }
  | { do: 'take'; user: number; refundId: string }
  | { do: 'open-group'; user: number; phone: string; variantId: number }
  | { do: 'join'; user: number; phone: string; group: string }
  | { do: 'leave'; user: number; group: string }
  | { do: 'share'; user: number; group: string; addressId: number; shownToman: number }
  | { do: 'close'; user: number; group: string }
  | { do: 'difference'; orderId: number }
  | { do: 'settle'; group: string };

/** What the service said: done with a value, or refused with its code. */
export type Said = { ok: true; value: unknown } | { ok: false; code: string };
/** The messages to and from the process that carries it out. */
export type Asked = { id: number; key: string; command: Command; laterMs: number };
export type Answered = { id: number; said?: Said; /** Why there is no answer. */ fault?: string };
