import type { ReactNode } from 'react';

/** A bar with price and button that stays visible on narrow windows; the button submits the page's form by its id. */
export function BuyBar({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <div className="buybar">
      <span data-price-now="">{price}</span>
      {children}
    </div>
  );
}
