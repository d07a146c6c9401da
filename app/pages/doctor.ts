import type { Page } from './page';

/** For a verified doctor who has given the second step. */
const doctors = { access: 'doctor', hydrate: false } as const;

/** The doctor’s desk: what verified doctors do here. */
export const doctorPages = {
  doctor: { path: '/doctor', file: 'routes/doctor/index.tsx', ...doctors },
  doctorHours: { path: '/doctor/hours', file: 'routes/doctor/hours.tsx', ...doctors },
  doctorAppointments: { path: '/doctor/appointments', file: 'routes/doctor/appointments.tsx', ...doctors },
  doctorRoom: { path: '/doctor/room/:room', file: 'routes/doctor/room.tsx', ...doctors, upload: 'files', sound: true },
  doctorRoomFile: { path: '/doctor/room/:room/files/:file', file: 'routes/doctor/room-file.tsx', ...doctors, resource: true },
  doctorRoomSummary: { path: '/doctor/room/:room/summary', file: 'routes/doctor/room-summary.tsx', ...doctors },
  doctorTexts: { path: '/doctor/texts', file: 'routes/doctor/texts.tsx', ...doctors },
  doctorQuestions: { path: '/doctor/questions', file: 'routes/doctor/questions.tsx', ...doctors },
  doctorQuestion: { path: '/doctor/questions/:code', file: 'routes/doctor/question.tsx', ...doctors, draft: true },
} as const satisfies Record<string, Page>;
