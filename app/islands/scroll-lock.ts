import { SCROLL_LOCK_MIN_WIDTH_PX } from '#domain/shell/limits';

/** Holds the page still under a dialog; on wide windows room is kept for the scroll bar, so that nothing shifts. [SHELL-6] */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const bar = innerWidth - root.clientWidth;
  const side = root.clientLeft > 0 ? 'paddingLeft' : 'paddingRight';
  root.style.overflow = 'hidden';
  if (innerWidth > SCROLL_LOCK_MIN_WIDTH_PX && bar > 0) document.body.style[side] = `${bar}px`;
  return () => {
    root.style.overflow = '';
    document.body.style[side] = '';
  };
}
