import { shown, shownBy } from './page';
import type { Page } from './page';

/** Where one learns, reckons and asks. */
export const communityPages = {
  community: { path: '/community', file: 'routes/community/index.tsx', ...shown },
  learn: { path: '/community/learn', file: 'routes/community/learn.tsx', ...shown },
  questions: { path: '/community/questions', file: 'routes/community/questions.tsx', ...shownBy('after'), past: ['q'] },
  questionTopic: { path: '/community/questions/topic/:slug', file: 'routes/community/question-topic.tsx', ...shownBy('after'), moved: 'topics' },
  question: { path: '/community/questions/:code', file: 'routes/community/question.tsx', ...shown },
  tools: { path: '/community/tools', file: 'routes/community/tools.tsx', ...shown },
  tool: { path: '/community/tools/:name', file: 'routes/community/tool.tsx', ...shown },
} as const satisfies Record<string, Page>;
