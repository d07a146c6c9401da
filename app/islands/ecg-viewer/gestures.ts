/** What a hand, a wheel or a key asks of the strip; places are CSS pixels from its left edge. */
export type Moves = {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number) => void;
  /** Zooms by a factor and drags at once. */
  pinch: (factor: number, x: number, dx: number, dy: number) => void;
  step: (larger: boolean) => void;
  page: (pages: number) => void;
  jump: (to: 'start' | 'end') => void;
  caliper: () => void;
};

const WHEEL_ZOOM = 0.0022;
const PINCH_WHEEL_ZOOM = 0.01;
const KEY_PAN = 0.1;
const KEY_ROW_PX = 40;
const LINE_PX = 16;

type Held = Map<number, { x: number; y: number }>;
type Spread = { x: number; y: number; apart: number };

/** The middle of all fingers, and the distance between the first two. */
function spreadOf(held: Held): Spread {
  let [x, y] = [0, 0];
  for (const at of held.values()) {
    x += at.x / held.size;
    y += at.y / held.size;
  }
  const [a, b] = held.values();
  return { x, y, apart: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
}

/** Pointer events: one pointer drags, two pinch. The strip moves once a frame, however many there are. */
export function listenToPointers(stage: HTMLElement, moves: Moves): void {
  const held: Held = new Map();
  let [left, coming] = [0, false];
  let last: Spread = { x: 0, y: 0, apart: 0 };
  const move = () => {
    coming = false;
    const now = spreadOf(held);
    const [dx, dy] = [last.x - now.x, last.y - now.y];
    if (last.apart > 0 && now.apart > 0) moves.pinch(now.apart / last.apart, now.x - left, dx, dy);
    else moves.pan(dx, dy);
    last = now;
  };
  // Each finger says its move by itself, all of them before the frame's callbacks.
  const soon = () => {
    if (held.size < 2) return move();
    if (!coming) requestAnimationFrame(() => coming && move());
    coming = true;
  };
  const changed = (change: () => void) => {
    if (coming) move();
    change();
    last = spreadOf(held);
  };
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    changed(() => held.set(event.pointerId, { x: event.clientX, y: event.clientY }));
    if (held.size > 1) left = stage.getBoundingClientRect().left;
    // A finger stays with what it touched by itself, and has no cursor.
    if (event.pointerType === 'touch') return;
    stage.setPointerCapture(event.pointerId);
    stage.classList.add('held');
  });
  stage.addEventListener('pointermove', (event) => {
    const at = held.get(event.pointerId);
    if (!at) return;
    [at.x, at.y] = [event.clientX, event.clientY];
    soon();
  });
  const release = (event: PointerEvent) => {
    changed(() => held.delete(event.pointerId));
    if (held.size === 0) stage.classList.remove('held');
  };
  stage.addEventListener('pointerup', release);
  stage.addEventListener('pointercancel', release);
}

/** Wheel events: alone they scroll the page, with Ctrl they zoom, with Shift or sideways they move. */
export function listenToWheel(stage: HTMLElement, moves: Moves): void {
  stage.addEventListener(
    'wheel',
    (event) => {
      const unit = event.deltaMode === 1 ? LINE_PX : 1;
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const pace = Math.abs(dy) < 30 ? PINCH_WHEEL_ZOOM : WHEEL_ZOOM;
        moves.zoom(Math.exp(-dy * pace), event.clientX - stage.getBoundingClientRect().left);
      } else if (event.shiftKey || Math.abs(dx) > Math.abs(dy)) {
        event.preventDefault();
        moves.pan(dx || dy, 0);
      }
    },
    { passive: false },
  );
}

/** Every movement by key. */
export function listenToKeys(target: HTMLElement, moves: Moves): void {
  target.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== target) return;
    const width = target.clientWidth;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => moves.pan(-width * KEY_PAN, 0),
      ArrowRight: () => moves.pan(width * KEY_PAN, 0),
      ArrowUp: () => moves.pan(0, -KEY_ROW_PX),
      ArrowDown: () => moves.pan(0, KEY_ROW_PX),
      PageUp: () => moves.page(-1),
      PageDown: () => moves.page(1),
      Home: () => moves.jump('start'),
      End: () => moves.jump('end'),
      '+': () => moves.step(true),
      '=': () => moves.step(true),
      '-': () => moves.step(false),
      c: () => moves.caliper(),
    };
    const move = keys[event.key] ?? keys[event.key.toLowerCase()] ?? (event.code === 'KeyC' ? keys['c'] : undefined);
    if (!move) return;
    event.preventDefault();
    move();
  });
}
