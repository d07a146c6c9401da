import { live, ownPlain, shown } from './page';
import type { Page } from './page';

/** The academy: its courses, and one person's seats in them. */
export const academyPages = {
  academy: { path: '/ai-academy', file: 'routes/academy/index.tsx', ...live, sitemap: true },
  aiPanel: { path: '/ai-academy/panel', file: 'routes/academy/panel.tsx', ...live, private: true, upload: 'files' },
  course: { path: '/ai-academy/:slug', file: 'routes/academy/course.tsx', ...live, sitemap: true, moved: 'courses' },
  lesson: { path: '/ai-academy/:slug/:lesson', file: 'routes/academy/lesson.tsx', ...live, private: true, sound: true, moved: 'lessons' },
  courses: { path: '/account/courses', file: 'routes/academy/courses.tsx', ...ownPlain },
  courseSeat: { path: '/account/courses/seat/:id', file: 'routes/academy/seat.tsx', ...ownPlain },
  certificatePdf: { path: '/account/courses/:code/certificate.pdf', file: 'routes/academy/certificate-pdf.tsx', ...ownPlain, resource: true, rate: 'costly' },
  verify: { path: '/verify', file: 'routes/verify/index.tsx', ...shown, lone: true },
  verifyNumber: { path: '/verify/:paper', file: 'routes/verify/number.tsx', ...live, private: true, secret: true },
  enrolment: { path: '/account/courses/:code', file: 'routes/academy/enrolment.tsx', ...ownPlain },
} as const satisfies Record<string, Page>;
