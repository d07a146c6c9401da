import { computePanel } from '#services/signals/panel/compute';
import { unpackTask } from '#services/signals/panel/packed-task';
import { answerEach } from './papers/answer-each';

/** A process that computes recordings step by step, away from the pages. [ACAD-4] */
await answerEach((bytes) => computePanel(unpackTask(bytes)));
