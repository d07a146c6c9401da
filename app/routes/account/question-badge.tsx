import type { QuestionState } from '#domain/questions/life-cycle';
import { Badge, type Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<QuestionState, Tone> = { waiting: 'wait', open: 'info', answered: 'ok', closed: 'info', hidden: 'bad', withdrawn: 'info', deleted: 'bad' };

/** How a question stands. [COMM-2] */
export function QuestionBadge({ state }: { state: QuestionState }) {
  const say = useSay();
  return <Badge tone={tones[state]}>{say(`questions.states.${state}`)}</Badge>;
}

/** What happens next with one's own question, and by when. [COMM-2] */
export function QuestionNext({ state, dueAt, late, reason }: { state: QuestionState; dueAt: Date | null; late: boolean; reason: string | null }) {
  const say = useSay();
  return (
    <>
      {state === 'waiting' && dueAt && <p className="small">{say('questions.mine.due-check', { dueBy: dueAt })}</p>}
      {state === 'open' && dueAt && <p className="small">{late ? say('questions.mine.late') : say('questions.mine.due-answer', { dueBy: dueAt })}</p>}
      {reason && <p className="small soft">{say('questions.mine.reason', { reason })}</p>}
    </>
  );
}
