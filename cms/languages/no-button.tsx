'use client';

/** In the place of a button that would speak for both languages at once. */
export function NoButton() {
  return null;
}
