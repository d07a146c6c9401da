import type { MyEnrolment } from '#services/academy/mine';
import { AskFirst } from '../../components/ask-first';
import { useSay } from '../../words';

/** Gives a seat back, once it was asked what comes of it. [ACAD-2] */
export function LeaveSeat({ backToman }: NonNullable<MyEnrolment['leaving']>) {
  const say = useSay();
  return (
    <section className="card stack gap-3">
      <p className="small soft">{say('academy.rule')}</p>
      <div>
        <AskFirst
          name="leave"
          label={backToman > 0 ? say('academy.mine.leave-back', { backToman }) : say('academy.mine.leave')}
          title={say('academy.mine.leave-title')}
          intent="leave"
          yes={say('academy.mine.leave')}
          no={say('academy.mine.leave-no')}
        >
          {backToman > 0 ? say('academy.mine.leave-text-back', { backToman }) : say('academy.mine.leave-text')}
        </AskFirst>
      </div>
    </section>
  );
}
