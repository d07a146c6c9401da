/** The outcome of a press: `far` where it was made on another card than the one that shows it, `stale` where the page may be older than the document. */
export type Told = { tone: 'ok' | 'bad' | 'info'; text: string; stale?: boolean; far?: boolean };

let last: { document: string; told: Told } | null = null;
let lastPress = 0;
const homes = new Map<string, number>();
const watchers = new Set<() => void>();

/** Shows an outcome in the card of the document's moves, which stays when the form that was pressed goes; false where the page has none. */
export function tell(document: string, told: Told): boolean {
  if (!homes.get(document)) return false;
  last = { document, told };
  for (const look of watchers) look();
  return true;
}

/** What was said last of a document. */
export function toldOf(document: string | undefined): Told | null {
  return last && last.document === document ? last.told : null;
}

/** Forgets what was said: somebody presses again, or leaves the page. */
export function hush(document: string): void {
  if (last?.document !== document) return;
  last = null;
  for (const look of watchers) look();
}

/** A card that says what came of a document's presses, as long as it stands. */
export function watchTold(document: string | undefined, look: () => void): () => void {
  watchers.add(look);
  if (document) homes.set(document, (homes.get(document) ?? 0) + 1);
  return () => {
    watchers.delete(look);
    if (document) homes.set(document, (homes.get(document) ?? 1) - 1);
  };
}

/** Notes when this page pressed last, so that the change that follows is known to be its own. */
export function notePress(): void {
  lastPress = Date.now();
}
export function pressedSince(moment: number): boolean {
  return lastPress >= moment;
}

let moved: { document: string; from: string; to: string } | null = null;

/** A move was answered: its document is in its new state though the page may still show the old one. */
export function noteMoved(document: string, from: string, to: string): void {
  moved = { document, from, to };
  for (const look of watchers) look();
}

/** A document's state as the last answer had it, where the page shows the one before. */
export function stateNow(document: string, shown: string): string {
  return moved?.document === document && moved.from === shown ? moved.to : shown;
}

/** Notes that the page shows fresh data, also where a colleague has brought the document back to its former state. */
export function noteShown(document: string, shown: string): void {
  if (moved?.document === document && moved.from !== shown) moved = null;
}
