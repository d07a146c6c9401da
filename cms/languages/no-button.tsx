'use client';

/** Renders nothing, in place of Payload's buttons that would act on both languages at once. */
export function NoButton() {
  return null;
}
