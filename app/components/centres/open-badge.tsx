import type { SaidState } from './said-state';

type Props = { id: number; /** Where the page is made for this minute; a kept page leaves it to the island. */ state?: SaidState | null };

/** Open or closed at this minute. Without scripts a kept page says nothing of it: it was made some minutes ago. [MAP-1] */
export function OpenBadge({ id, state }: Props) {
  if (state === undefined) return <span className="badge wait" data-open={id} hidden />;
  return state && <span className={`badge ${state.open ? 'ok' : 'wait'}`}>{state.text}</span>;
}
