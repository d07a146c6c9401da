/** A modal is a bottom sheet up to this width of the window, a centred dialog above it. [SHELL-6, NUM-1] */
export const SHEET_MAX_WIDTH_PX = 1023;

/** Above this width the scroll lock pads the page so that it does not shift. [SHELL-6, NUM-1] */
export const SCROLL_LOCK_MIN_WIDTH_PX = 992;

/** The greatest width of a toast. [SHELL-7, NUM-1] */
export const TOAST_MAX_WIDTH_PX = 400;

/** A toast's progress runs from here to zero, by this step at this pace: about 4 seconds. [SHELL-7, NUM-1] */
export const TOAST_PROGRESS_FROM = 100;
export const TOAST_PROGRESS_STEP = 0.5;
export const TOAST_STEP_MS = 20;

/** How long a toast stays when nobody holds it. */
export const TOAST_LIFE_MS = (TOAST_PROGRESS_FROM / TOAST_PROGRESS_STEP) * TOAST_STEP_MS;

/** How long an app has to open before its link is said to have failed. [PAGE-6] */
export const APP_OPENS_WITHIN_MS = 2_000;

/** After this long a page that is loading is replaced by its skeleton. */
export const SKELETON_AFTER_MS = 300;

/** The seconds before its end at which a countdown is announced to screen readers. */
export const COUNTDOWN_SPEAKS_AT_SECONDS = [300, 60] as const;
