import { own, ownPlain, resource, shown } from './page';
import type { Page } from './page';

/** What comes after the purchase: devices, warranty, tickets, manuals. */
export const carePages = {
  devices: { path: '/account/devices', file: 'routes/warranty/devices.tsx', ...own },
  deviceNew: { path: '/account/devices/new', file: 'routes/warranty/device-new.tsx', ...own, draft: true, upload: 'files' },
  device: { path: '/account/devices/:serial', file: 'routes/warranty/device.tsx', ...own },
  ticketNew: { path: '/account/devices/:serial/ticket', file: 'routes/warranty/ticket-new.tsx', ...own, draft: true, upload: 'files' },
  ticket: { path: '/account/tickets/:code', file: 'routes/warranty/ticket.tsx', ...own },
  paper: { path: '/account/papers/:id', file: 'routes/warranty/paper.tsx', ...ownPlain, resource: true },
  warranty: { path: '/guides/warranty', file: 'routes/warranty/guide.tsx', ...shown },
  manuals: { path: '/guides/manuals', file: 'routes/guides/manuals.tsx', ...shown },
  manual: { path: '/guides/manuals/:slug/:reader', file: 'routes/guides/manual.tsx', ...shown, moved: 'products' },
  manualFile: { path: '/guides/manuals/:slug/:reader/file', file: 'routes/guides/manual-file.tsx', ...resource, moved: 'products' },
} as const satisfies Record<string, Page>;
