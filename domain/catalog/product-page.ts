import type { Picture } from '../content/picture';
import type { Drawing, Section } from '../content/sections';
import type { ManualReader } from '../manuals/readers';
import type { Toman } from '../money';
import type { ReviewSum } from '../reviews/stars';
import type { ColourCode } from './colours';
import type { Kind, Look } from './kinds';

export type ProductVariant = {
  id: number;
  sku: string;
  title: string;
  note: string | null;
  priceToman: Toman;
  sellable: boolean;
  lineLimit: number;
  available: number;
};
export type ProductColour = { featureId: number; code: ColourCode; title: string; extraToman: Toman; available: boolean };
/** A device that a package holds. */
export type Held = { variantId: number; slug: string; title: string; quantity: number; priceToman: Toman; look: Look };

/** A device's or package's page, with what is for sale of it now. */
export type ProductPage = {
  id: number;
  slug: string;
  /** Named in the reader's language, or not at all. */
  kind: Pick<Kind, 'slug' | 'title' | 'compared'> | null;
  look: Look;
  /** The drawing that can be looked at from all sides; a product with photos may have none. */
  drawing: Drawing | null;
  stage: 'glaze' | 'sand' | 'rose' | 'mist';
  title: string;
  useLine: string;
  summary: string;
  meta: { title: string; description: string };
  figures: { name: string; value: string }[];
  sections: Section[];
  pictures: Picture[];
  variants: ProductVariant[];
  colours: ProductColour[];
  engraving: { featureId: number; extraToman: Toman } | null;
  holds: Held[];
  /** What buyers say of it, in all. [PROD-5] */
  reviews: ReviewSum;
  /** For whom a manual of it is there. [PAGE-2] */
  manuals: ManualReader[];
  /** The languages that this page stands in. [LANG-7] */
  langs: ('fa' | 'en')[];
  /** What a package's devices would cost one by one. [PROD-1] */
  singlyToman: Toman | null;
};
