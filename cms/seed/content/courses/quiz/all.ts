import { ecgBasics } from './ecg-basics';
import { ecgRateAndAxis } from './ecg-rate-and-axis';
import { ecgRhythms } from './ecg-rhythms';
import type { QuizSeeds } from './quiz-type';
import { soundsBasics } from './sounds-basics';
import { soundsMurmurs } from './sounds-murmurs';

/** The questions of every lesson. [ACAD-3] */
export const lessonQuizzes: QuizSeeds = { ...ecgBasics, ...ecgRateAndAxis, ...ecgRhythms, ...soundsBasics, ...soundsMurmurs };
