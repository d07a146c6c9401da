import { moderatedEvents, moderatedStates } from '#domain/content/moderated';
import { isRowId } from '#domain/row-id';
import { answerComment } from '#services/comments/answer';
import { moveComment } from '#services/comments/move';
import type { DoEvent } from './do-event';

/** The moves of a comment, with the text where it is edited, and its answer; the state that was seen guards them. [MAG-3, LEGAL-3, ADM-4] */
export const commentEvent: DoEvent = (ctx, { id, event, body }) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  if (event === 'answer') {
    const author = Number(text('author'));
    return answerComment(ctx, { commentId: id, body: text('body') ?? '', author: isRowId(author) ? author : null });
  }
  const move = moderatedEvents.find((one) => one === event);
  const expectedState = moderatedStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  return moveComment(ctx, { commentId: id, event: move, expectedState, reason: text('reason'), body: text('body') });
};
