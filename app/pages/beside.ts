/** Addresses that are no pages: sockets, the admin, health checks. Each covers everything below it. */
export const besidePages = {
  socket: ['/web-chat'],
  probe: ['/healthz', '/readyz', '/metrics'],
  operations: ['/operations'],
  'admin-api': ['/cms-api'],
  admin: ['/admin', '/_next'],
} as const;
