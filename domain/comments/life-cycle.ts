import { moderated, moveModerated } from '../content/moderated';
import type { ModeratedEvent, ModeratedState, Moderator } from '../content/moderated';
import type { Moved } from '../lifecycle';
import { refuse } from '../result';
import type { Result } from '../result';

/** A comment is public text: it waits until staff have read it, and its writer may take it back. [MAG-3, LEGAL-3] */
export const commentCycle = moderated('comments');

/** Decides one move; to the writer of a deleted comment it says so. */
export function moveComment(
  state: ModeratedState,
  asked: { event: ModeratedEvent; who: Moderator; reason?: string },
): Result<Moved<ModeratedState, ModeratedEvent>> {
  return moveModerated(commentCycle, state, asked, refuse('comments.deleted', undefined, { status: 409 }));
}
