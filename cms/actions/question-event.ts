import { moderatedEvents, moderatedStates } from '#domain/content/moderated';
import { deskPresses, questionStates } from '#domain/questions/life-cycle';
import { moveQuestion } from '#services/questions/move';
import { moveAnswer } from '#services/questions/move-answer';
import type { DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The moves of a question, with its text where it is edited; the state that was seen guards it. [COMM-2, LEGAL-3, ADM-4] */
export const questionEvent: DoEvent = (ctx, { id, event, body }) => {
  const move = deskPresses.find((one) => one === event);
  const expectedState = questionStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  return moveQuestion(ctx, { questionId: id, event: move, expectedState, reason: text(body['reason']), title: text(body['title']), body: text(body['body']) });
};

/** The moves of a doctor's answer. [COMM-2, LEGAL-3, ADM-4] */
export const answerEvent: DoEvent = (ctx, { id, event, body }) => {
  const move = moderatedEvents.find((one) => one === event);
  const expectedState = moderatedStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  return moveAnswer(ctx, { answerId: id, event: move, expectedState, reason: text(body['reason']), body: text(body['body']) });
};
