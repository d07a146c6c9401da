import { parseEngraving } from '../catalog/engraving';
import type { LineIdentity } from './line';
import { ok, refuse, together } from '../result';
import type { Refusal, Result } from '../result';

export type FeatureType = 'COLOR' | 'ENGRAVING';
export type Feature = { id: number; type: FeatureType; available: boolean };

/** A unit as the catalogue offers it now. */
export type Offer = { variantId: number; sellable: boolean; features: readonly Feature[] };

/** What a buyer chose on the product's page; the engraving's lines as typed. */
export type Choice = { variantId: number; featureIds: readonly number[]; engraving: readonly string[] };

/** A line has at most one colour and at most one engraving, both offered now; a text needs the engraving and the other way round. [PROD-2, CART-1] */
export function checkChoice(offer: Offer, choice: Choice): Result<LineIdentity> {
  if (!offer.sellable || offer.variantId !== choice.variantId) return refuse('cart.product.not-for-sale', undefined, { status: 409 });
  const ids = [...new Set(choice.featureIds)];
  const chosen = ids.flatMap((id) => offer.features.filter((feature) => feature.id === id));
  const engraving = parseEngraving(choice.engraving);
  const features = checkFeatures(chosen, ids.length, engraving.ok && engraving.value.length > 0);
  if (!engraving.ok || !features.ok) return together(features, engraving) as Refusal;
  const engraved = engraving.value.length > 0;
  const featureIds = chosen.filter((feature) => engraved || feature.type !== 'ENGRAVING').map((feature) => feature.id);
  return ok({ variantId: offer.variantId, featureIds: featureIds.sort((a, b) => a - b), engraving: engraving.value });
}

function checkFeatures(chosen: readonly Feature[], wanted: number, engraved: boolean): Result<null> {
  const count = (type: FeatureType) => chosen.filter((feature) => feature.type === type).length;
  if (chosen.length !== wanted) return refuse('cart.feature.not-offered', undefined, { field: 'features' });
  if (chosen.some((feature) => !feature.available)) return refuse('cart.feature.not-available', undefined, { field: 'features', status: 409 });
  if (count('COLOR') > 1) return refuse('cart.colour.one-only', undefined, { field: 'colour' });
  if (count('ENGRAVING') > 1) return refuse('cart.engraving.one-only', undefined, { field: 'engraving' });
  if (engraved && count('ENGRAVING') === 0) return refuse('cart.engraving.not-offered', undefined, { field: 'engraving' });
  return ok(null);
}
