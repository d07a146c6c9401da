import type { ReactNode } from 'react';
import { useLang } from '../words';

type Props = { priceToman: number; engravingToman?: number; children: ReactNode };

/**
 * Holds a product's gallery and its form: the choice of colour shows on the stages by the style sheet alone;
 * with script, engraving, views, the colour's name and the price follow as well.
 */
export function ProductConfigurator({ priceToman, engravingToman = 0, children }: Props) {
  const lang = useLang();
  return (
    <product-configurator class="live pdp" data-lang={lang} data-price={priceToman} data-engraving-price={engravingToman}>
      {children}
    </product-configurator>
  );
}
