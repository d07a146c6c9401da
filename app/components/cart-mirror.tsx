import type { ReactNode } from 'react';

/** Keeps the browser's copy of the cart like the server's; it is written from it, never the other way while the server knows one. [CART-5] */
export function CartMirror({ lines }: { lines: readonly object[] }) {
  return <cart-mirror data-lines={JSON.stringify(lines)} hidden />;
}

/** Where the server knows no cart: offers to bring back the one this browser kept. The form posts `lines` as JSON. [CART-5] */
export function CartRestore({ action, intent = 'restore', text, button }: { action: string; intent?: string; text: ReactNode; button: ReactNode }) {
  return (
    <cart-mirror data-restore="">
      <form method="post" action={action} className="say info" hidden>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="lines" />
        <p className="grow">{text}</p>
        <button className="btn s2 sm">{button}</button>
      </form>
    </cart-mirror>
  );
}
