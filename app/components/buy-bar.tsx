import type { ReactNode } from 'react';

/** On narrow windows, price and the one button stay at hand; the button posts the page's form by its id. */
export function BuyBar({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <div className="buybar">
      <span data-price-now="">{price}</span>
      {children}
    </div>
  );
}
