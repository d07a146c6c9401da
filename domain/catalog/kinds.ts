import type { Drawing } from '../content/sections';

/** A kind of product, as editors name it, in the reader's language. [PROD-7] */
export type Kind = {
  slug: string;
  title: string;
  /** Its products hold several devices. [PROD-1] */
  holdsSeveral: boolean;
  /** Its models are set beside each other. */
  compared: boolean;
};

/** The part of an address that names a kind. */
export const KIND_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const KIND_SLUG_MOST = 60;

/** The small picture of a product: the address of its first photo, else the name of a drawing; empty where there is neither. [PROD-7] */
export type Look = `/media/${string}` | Drawing | '';

const PHOTOS = '/media/';

/** Whether a look is a photo. */
export function isPhoto(look: Look): look is `/media/${string}` {
  return look.startsWith(PHOTOS);
}

/** The address of a photo: file names are kept as they are, addresses are not. */
export function photoAddress(look: `/media/${string}`): string {
  return PHOTOS + encodeURIComponent(look.slice(PHOTOS.length));
}

/** The address of a look: a photo, or a drawing as a file of its own; of neither, a plain box. */
export function lookAddress(look: Look): string {
  return isPhoto(look) ? photoAddress(look) : `/devices/${look || 'box'}.svg`;
}
