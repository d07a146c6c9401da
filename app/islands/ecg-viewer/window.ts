import { calibrationWidthMm, LARGE_SQUARE_MM } from '#domain/signals/paper';
import type { StripChoice } from '#domain/signals/strip-choice';

/** The view: the second at the trace's left edge, the zoom (1 is paper size), how far the rows are scrolled in CSS pixels. */
export type View = { start: number; zoom: number; scroll: number };
/** The viewport, in CSS pixels. */
export type Box = { width: number; height: number; dpr: number };
export type Recorded = { seconds: number; rows: number };
/** Everything a painter needs, in the screen's own pixels. */
export type Placed = {
  width: number;
  height: number;
  dpr: number;
  mm: number;
  pxPerSecond: number;
  /** Zoomed out beyond paper scale: time is compressed, so that squares would mislead. */
  pressed: boolean;
  gutter: number;
  foot: number;
  /** Room above the first row. */
  head: number;
  pitch: number;
  line: number;
  startPx: number;
  scrollPx: number;
  rowsPx: number;
};

const CSS_MM = 96 / 25.4;
const ZOOM_MOST = 4;
/** The least size at which millimetre lines are drawn. */
const PAPER_LEAST = 0.5;
const FOOT_MM = 9;
const PRESSED_GUTTER_MM = 6;
const HEAD_PX = 16;
const ROW_LEAST_MM = 20;
const STEP = 1.25;

type Scale = Pick<StripChoice, 'speed'> & Pick<StripChoice, 'gain'>;

/** Whole pixels a millimetre, so that every square is as wide as the next. */
function mmOf(zoom: number, dpr: number): number {
  return Math.max(1, Math.round(CSS_MM * dpr * Math.max(zoom, PAPER_LEAST)));
}

/** Lays a view out on the screen's pixels. */
export function place(view: View, box: Box, { rows }: Recorded, scale: Scale): Placed {
  const { dpr } = box;
  const [width, height] = [Math.round(box.width * dpr), Math.round(box.height * dpr)];
  const pressed = view.zoom < PAPER_LEAST;
  const mm = mmOf(view.zoom, dpr);
  const pxPerSecond = mm * scale.speed * (pressed ? view.zoom / PAPER_LEAST : 1);
  const foot = Math.round(FOOT_MM * CSS_MM * dpr);
  const square = LARGE_SQUARE_MM * mm;
  const head = pressed ? Math.round(HEAD_PX * dpr) : square;
  const squares = Math.max(Math.floor((height - foot - head) / rows / square), ROW_LEAST_MM / LARGE_SQUARE_MM);
  const pitch = pressed ? Math.floor((height - foot - head) / rows) : squares * square;
  const line = pressed ? Math.round(pitch * 0.6) : Math.round(squares * 0.55) * square;
  const gutter = (pressed ? PRESSED_GUTTER_MM : calibrationWidthMm(scale) + 2) * mm;
  const rowsPx = pitch * rows;
  const scrollPx = Math.round(view.scroll * dpr);
  return { width, height, dpr, mm, pxPerSecond, pressed, gutter, foot, head, pitch, line, startPx: Math.round(view.start * pxPerSecond), scrollPx, rowsPx };
}

/** How many seconds the window shows. */
export function shownSeconds(placed: Placed): number {
  return (placed.width - placed.gutter) / placed.pxPerSecond;
}

/** The smallest size: the whole recording, or paper that is just readable. */
function zoomLeast(box: Box, recorded: Recorded, scale: Scale): number {
  const mm = mmOf(PAPER_LEAST, box.dpr);
  const whole = (Math.round(box.width * box.dpr) - PRESSED_GUTTER_MM * mm) / (recorded.seconds * mm * scale.speed);
  return Math.min(PAPER_LEAST, PAPER_LEAST * whole);
}

/** The view nearest to a wished one that is inside the recording, and its layout on the screen. */
export function stand(wish: View, box: Box, recorded: Recorded, scale: Scale): { view: View; placed: Placed } {
  const zoom = Math.min(ZOOM_MOST, wish.zoom < PAPER_LEAST ? Math.max(zoomLeast(box, recorded, scale), wish.zoom) : wish.zoom);
  const view = { start: wish.start, zoom, scroll: wish.scroll };
  const placed = place(view, box, recorded, scale);
  const lastStart = Math.max(0, recorded.seconds - shownSeconds(placed));
  const lastScroll = Math.max(0, (placed.head + placed.rowsPx + placed.foot - placed.height) / placed.dpr);
  view.start = Math.min(lastStart, Math.max(0, wish.start));
  view.scroll = Math.min(lastScroll, Math.max(0, wish.scroll));
  placed.startPx = Math.round(view.start * placed.pxPerSecond);
  placed.scrollPx = Math.round(view.scroll * placed.dpr);
  return { view, placed };
}

/** The view nearest to a wished one that stays inside the recording. */
export function within(wish: View, box: Box, recorded: Recorded, scale: Scale): View {
  return stand(wish, box, recorded, scale).view;
}

/** The second that lies at a CSS pixel of the window. */
export function secondAt(x: number, placed: Placed): number {
  return (placed.startPx + x * placed.dpr - placed.gutter) / placed.pxPerSecond;
}

/** Zooms so that the same place of the recording stays under the finger. */
export function zoomAt(view: View, factor: number, x: number, box: Box, recorded: Recorded, scale: Scale): View {
  const second = secondAt(x, place(view, box, recorded, scale));
  const { view: zoomed, placed: after } = stand({ ...view, zoom: view.zoom * factor }, box, recorded, scale);
  const start = second - (x * box.dpr - after.gutter) / after.pxPerSecond;
  return within({ ...zoomed, start, scroll: view.scroll * (zoomed.zoom / view.zoom) }, box, recorded, scale);
}

/** A zoom step that is large enough to be seen: the next whole pixel of a millimetre, or a quarter more. */
export function stepFactor(view: View, dpr: number, larger: boolean): number {
  const mm = mmOf(view.zoom, dpr);
  const next = view.zoom * (larger ? STEP : 1 / STEP);
  if (view.zoom < PAPER_LEAST || next < PAPER_LEAST || mmOf(next, dpr) !== mm) return next / view.zoom;
  return (mm + (larger ? 1 : -1)) / (CSS_MM * dpr) / view.zoom;
}
