import { ownPlain } from './page';
import type { Page } from './page';

/** Doctors' times of one person: taking one, paying it, and all that becomes of it. What is typed here is kept nowhere until it is sent: no page keeps drafts. */
export const appointmentPages = {
  book: { path: '/doctors/:doctor/book/:kind/:at', file: 'routes/appointments/book.tsx', ...ownPlain },
  appointments: { path: '/account/appointments', file: 'routes/appointments/list.tsx', ...ownPlain },
  appointmentPay: { path: '/account/appointments/:code/pay', file: 'routes/appointments/pay.tsx', ...ownPlain },
  appointmentMove: { path: '/account/appointments/:code/move', file: 'routes/appointments/move.tsx', ...ownPlain },
  appointmentMoveTo: { path: '/account/appointments/:code/move/:at', file: 'routes/appointments/move-to.tsx', ...ownPlain },
  appointmentCancel: { path: '/account/appointments/:code/cancel', file: 'routes/appointments/cancel.tsx', ...ownPlain },
  room: { path: '/room/:room', file: 'routes/room/room.tsx', ...ownPlain, upload: 'files', sound: true },
  roomFile: { path: '/room/:room/files/:file', file: 'routes/room/file.tsx', ...ownPlain, resource: true },
  roomShare: { path: '/room/:room/share', file: 'routes/room/share.tsx', ...ownPlain },
  roomSummary: { path: '/room/:room/summary', file: 'routes/room/summary.tsx', ...ownPlain },
  appointment: { path: '/account/appointments/:code', file: 'routes/appointments/one.tsx', ...ownPlain },
} as const satisfies Record<string, Page>;
