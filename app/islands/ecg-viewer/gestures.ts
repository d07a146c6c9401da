/** What a hand, a wheel or a key asks of the strip; places are CSS pixels from its left edge. */
export type Moves = {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number) => void;
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

/** Pointers: one drags, two pinch. */
export function listenToPointers(stage: HTMLElement, moves: Moves): void {
  const held = new Map<number, { x: number; y: number }>();
  let left = 0;
  const spread = () => {
    const [a, b] = [...held.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = () => {
    const all = [...held.values()];
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
  };
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    left = stage.getBoundingClientRect().left;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
    stage.classList.add('held');
  });
  stage.addEventListener('pointermove', (event) => {
    const last = held.get(event.pointerId);
    if (!last) return;
    const [before, wide] = [middle(), spread()];
    [last.x, last.y] = [event.clientX, event.clientY];
    const after = middle();
    if (held.size > 1 && wide > 0) moves.zoom(spread() / wide, after.x - left);
    moves.pan(before.x - after.x, before.y - after.y);
  });
  const release = (event: PointerEvent) => {
    held.delete(event.pointerId);
    stage.classList.toggle('held', held.size > 0);
  };
  stage.addEventListener('pointerup', release);
  stage.addEventListener('pointercancel', release);
}

/** The wheel alone scrolls the page; with Ctrl it sizes, with Shift or sideways it moves. */
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
