import { z } from 'zod';
import type { Choice, FeatureType } from './choice';

/** A cart item as the specification writes it, and as the browser's storage keeps it. [CART-1, CART-5] */
export type CartItem = {
  shop_product_id: number;
  number_of_chosen_item: number;
  shop_feature_product_id: number[];
  features: { id: number; type: FeatureType }[];
  main_image: string;
  name: string;
  /** The engraving's lines, as normalised. */
  engraving: string[];
};

/** The cart as its readers see it: loading until it was read. [CART-2] */
export type CartState<I extends CartItem = CartItem> = { loading: boolean; items: I[] };

/** An operation on the cart. [CART-2] */
export type CartAction<I extends CartItem = CartItem> =
  { type: 'load'; items: I[] } | { type: 'add'; item: I } | { type: 'remove'; item: I } | { type: 'wipe' };

/** Before anything was read. [CART-2] */
export const unreadCart: CartState<never> = { loading: true, items: [] };

function same(a: CartItem, b: CartItem): boolean {
  const identity = (item: CartItem) => [item.shop_product_id, [...item.shop_feature_product_id].sort((x, y) => x - y), item.engraving];
  return JSON.stringify(identity(a)) === JSON.stringify(identity(b));
}

/** The cart after one operation. [CART-2, CART-3, CART-4] */
export function reduceCart<I extends CartItem>(state: CartState<I>, action: CartAction<I>): CartState<I> {
  switch (action.type) {
    case 'load':
      return { loading: false, items: action.items };
    case 'add': {
      const grown = (item: I) => ({ ...item, number_of_chosen_item: item.number_of_chosen_item + action.item.number_of_chosen_item });
      const known = state.items.some((item) => same(item, action.item));
      return { ...state, items: known ? state.items.map((item) => (same(item, action.item) ? grown(item) : item)) : [...state.items, action.item] };
    }
    case 'remove':
      return { ...state, items: state.items.filter((item) => !same(item, action.item)) };
    case 'wipe':
      return { loading: false, items: [] };
  }
}

const id = z.number().int().positive().max(2_147_483_647);
const item = z.object({
  shop_product_id: id,
  number_of_chosen_item: z.number().int().positive().max(1_000),
  shop_feature_product_id: z.array(id).max(10).default([]),
  engraving: z.array(z.string().max(200)).max(10).default([]),
});

/** Reads the browser's copy of the cart, which may hold anything: whatever is no item is left out. [CART-5] */
export function readMirror(text: string): (Choice & { quantity: number })[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return [];
  }
  const list = Array.isArray(kept) ? kept : [];
  return list.slice(0, 100).flatMap((one) => {
    const read = item.safeParse(one);
    if (!read.success) return [];
    const { shop_product_id, number_of_chosen_item, shop_feature_product_id, engraving } = read.data;
    return [{ variantId: shop_product_id, quantity: number_of_chosen_item, featureIds: shop_feature_product_id, engraving }];
  });
}
