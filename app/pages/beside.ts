/** Addresses that no page stands at: sockets, the staff's door and what keeps an eye on the process. Each stands for all below it. */
export const besidePages = {
  socket: ['/web-chat'],
  probe: ['/healthz', '/readyz', '/metrics'],
  operations: ['/operations'],
  'admin-api': ['/cms-api'],
  admin: ['/admin', '/_next'],
} as const;
