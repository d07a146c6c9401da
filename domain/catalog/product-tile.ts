import type { Toman } from '../money';
import type { ColourCode } from './colours';
import type { Look } from './kinds';
import type { Held } from './product-page';

/** A product in a list. */
export type ProductTile = {
  id: number;
  slug: string;
  /** Its own photo or drawing, or those of a package's devices. */
  looks: Look[];
  stage: 'glaze' | 'sand' | 'rose' | 'mist';
  title: string;
  useLine: string;
  /** The lowest price; null when nothing is on sale. */
  fromToman: Toman | null;
  /** Whether models differ in price. */
  several: boolean;
  colours: ColourCode[];
  inStock: boolean;
};

/** A package in its list: what it holds and what that would cost singly. [PROD-1] */
export type PackageTile = ProductTile & {
  /** In the reader's language, where it has a name. */ kindTitle: string | null;
  summary: string;
  holds: Held[];
  singlyToman: Toman;
};
