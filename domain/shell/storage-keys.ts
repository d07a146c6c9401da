/** The names under which the browser keeps things, as the specification gives them. [NUM-8] */
export const STORAGE_KEYS = {
  token: 'token',
  cart: 'cart',
  contact: 'bf-contact',
  tour: 'tour-guide-initialized',
  installDismissed: 'install-prompt-dismissed',
} as const;

/** Where the visit came from, in the session's storage. [SHELL-12, NUM-8] */
export const SOURCE_KEY = 'SOURCE';

/** A visit comes from the website, or from the Android app's window; the website when nothing says otherwise. [SHELL-12] */
export const SOURCES = ['WEBSITE', 'ANDROID_APP'] as const;
export type Source = (typeof SOURCES)[number];
export const DEFAULT_SOURCE: Source = 'WEBSITE';
