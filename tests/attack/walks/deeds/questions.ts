import type { ModeratedEvent, ModeratedState } from '#domain/content/moderated';
import { answerCycle, deskPresses, questionLifeCycle, type QuestionState } from '#domain/questions/life-cycle';
import { withdrawAnswer, writeAnswer } from '#services/questions/answer';
import { askQuestion } from '#services/questions/ask';
import { moveQuestion } from '#services/questions/move';
import { moveAnswer } from '#services/questions/move-answer';
import { closeQuestion, withdrawQuestion } from '#services/questions/own';
import { ANSWER, QUESTION } from '../../../questions';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

type Asked = { id: number; code: string; state: QuestionState; user_id: number };
const aQuestion = (world: World) => oneRow<Asked>(world, 'select id, code, state::text as state, user_id from questions');

/** What can happen to questions and to doctors' answers. */
export const questionDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    const by = world.one(world.everybody);
    return { name: 'ask doctors', by, stranger: by.userId === undefined, run: () => askQuestion(by.ctx(), QUESTION, { seen: false, once: undefined }) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await aQuestion(world);
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, questionLifeCycle, row.state);
    const asks = { table: 'questions', id: row.id, event };
    const own = event === 'withdraw' ? withdrawQuestion : event === 'close' && by.userId !== undefined ? closeQuestion : null;
    if (own) return { name: `questions ${event}`, by, asks, stranger: by.userId !== row.user_id, run: () => own(by.ctx(), row.code) };
    const press = deskPresses.find((one) => one === event);
    if (!press) return undefined;
    const more = { ...(reason ? { reason } : {}), ...(press === 'edit' ? { title: QUESTION.title, body: QUESTION.body } : {}) };
    const move = { questionId: row.id, event: press, expectedState: expectedState as QuestionState, ...more };
    return { name: `questions ${event}`, by, asks, run: () => moveQuestion(by.ctx(), move) };
  }),
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await aQuestion(world);
    if (!row) return undefined;
    const by = world.chance(0.8) ? world.doctor : world.one(world.everybody);
    const [before] = await world.rows<{ id: number }>('select id from answers where question_id = $1 and user_id = $2', [row.id, by.userId ?? 0]);
    const back = world.chance(0.2);
    const asks = { table: 'answers', id: before?.id ?? 0, event: back ? 'withdraw' : 'write' };
    const run = () => (back ? withdrawAnswer(by.ctx(), row.code) : writeAnswer(by.ctx(), row.code, ANSWER));
    return { name: back ? 'take an answer back' : 'answer', by, asks, stranger: by !== world.doctor, run };
  }),
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await oneRow<{ id: number; state: ModeratedState }>(world, 'select id, state::text as state from answers');
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, answerCycle, row.state);
    if (event === 'delete' && world.chance(0.8)) return undefined;
    const more = { ...(reason ? { reason } : {}), ...(event === 'edit' ? { body: ANSWER.body } : {}) };
    const move = { answerId: row.id, event: event as ModeratedEvent, expectedState: expectedState as ModeratedState, ...more };
    return { name: `answers ${event}`, by, asks: { table: 'answers', id: row.id, event }, run: () => moveAnswer(by.ctx(), move) };
  }),
];
