import { own, ownPlain } from './page';
import type { Page } from './page';

/** The personal health file. Whose file a page shows stands in its address (`of`), else it is one's own. What is typed here is kept nowhere until it is sent: no page keeps drafts. */
export const healthPages = {
  app: { path: '/app', file: 'routes/health/home.tsx', ...own },
  appRecords: { path: '/app/records', file: 'routes/health/records.tsx', ...own },
  appType: { path: '/app/records/:type', file: 'routes/health/type.tsx', ...own },
  appAdd: { path: '/app/records/:type/new', file: 'routes/health/add.tsx', ...own, upload: 'files' },
  appReading: { path: '/app/readings/:of/:ref', file: 'routes/health/reading.tsx', ...own, sound: true },
  appFile: { path: '/app/readings/:of/:ref/files/:file', file: 'routes/health/file.tsx', ...own, resource: true },
  appReadingEdit: { path: '/app/readings/:of/:ref/edit', file: 'routes/health/reading-edit.tsx', ...own },
  appExport: { path: '/app/export/:format', file: 'routes/health/export.tsx', ...own, resource: true, rate: 'costly' },
  appHistory: { path: '/app/history', file: 'routes/health/history.tsx', ...own },
  appHistoryStep: { path: '/app/history/:step', file: 'routes/health/history-step.tsx', ...own },
  appHistoryEntry: { path: '/app/history/:step/:entry', file: 'routes/health/history-entry.tsx', ...own },
  appSummary: { path: '/app/summary', file: 'routes/health/summary.tsx', ...own },
  appSummaryFile: { path: '/app/summary/fhir', file: 'routes/health/summary-file.tsx', ...own, resource: true, rate: 'costly' },
  appFamily: { path: '/app/family', file: 'routes/health/family.tsx', ...own },
  appChildNew: { path: '/app/family/new', file: 'routes/health/child-new.tsx', ...own },
  appAdultNew: { path: '/app/family/adult', file: 'routes/health/adult-new.tsx', ...own },
  appDevices: { path: '/app/family/devices', file: 'routes/health/devices.tsx', ...own },
  appDeviceNew: { path: '/app/family/devices/new', file: 'routes/health/device-new.tsx', ...own },
  appDevice: { path: '/app/family/devices/:ref', file: 'routes/health/device.tsx', ...own },
  appPicture: { path: '/app/family/picture', file: 'routes/health/picture.tsx', ...own },
  appAsk: { path: '/app/family/asks/:ref', file: 'routes/health/ask.tsx', ...own },
  appHandOver: { path: '/app/family/:of/hand-over', file: 'routes/health/hand-over.tsx', ...own },
  appMemberAbout: { path: '/app/family/:of/about', file: 'routes/health/member-about.tsx', ...own },
  appMemberRemove: { path: '/app/family/:of/remove', file: 'routes/health/member-remove.tsx', ...own },
  appChild: { path: '/app/family/:of', file: 'routes/health/child.tsx', ...own },
  appShares: { path: '/app/shares', file: 'routes/health/shares.tsx', ...own },
  appShareNew: { path: '/app/shares/new', file: 'routes/health/share-new.tsx', ...own },
  appShared: { path: '/app/shared', file: 'routes/health/shared.tsx', ...own },
  appWaiting: { path: '/app/waiting', file: 'routes/health/waiting.tsx', ...ownPlain, resource: true },
  appImport: { path: '/app/import', file: 'routes/health/import.tsx', ...own, upload: 'files' },
  appImported: { path: '/app/imports/:ref', file: 'routes/health/imported.tsx', ...own, rate: 'costly' },
  appOpen: { path: '/app/open', file: 'routes/health/open.tsx', ...own },
  appPin: { path: '/app/pin', file: 'routes/health/pin.tsx', ...own },
  appSeen: { path: '/app/seen', file: 'routes/health/seen.tsx', ...own },
} as const satisfies Record<string, Page>;

/** Pages of a file that open in a browser from which files are held back: adding, and what opens them. */
const WHILE_HELD: readonly string[] = ['appAdd', 'appWaiting', 'appOpen'];
/** Pages elsewhere that open what a file of health holds: a result of a service at home, a consultation’s room. */
const ELSEWHERE: readonly string[] = [
  'serviceRequestResult',
  ...['room', 'roomFile', 'roomShare', 'roomSummary'],
  ...['doctorRoom', 'doctorRoomFile', 'doctorRoomSummary', 'doctorTexts'],
];

/** Whether a page opens files of health: where they are held back, it leads to what opens them. [ROLE-4] */
export const opensFiles = (name: string | undefined): boolean =>
  name !== undefined && (ELSEWHERE.includes(name) || (Object.hasOwn(healthPages, name) && !WHILE_HELD.includes(name)));
