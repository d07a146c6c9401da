import type { StaffRole } from '#domain/accounts/roles';

/** One account for each role, for a machine of one's own; names are invented. [ROLE-1, ADM-5] */
export const people: { email: string; name: string; roles: StaffRole[] }[] = [
  { email: 'editor@zarban.example', name: 'نگار افشار', roles: ['editor'] },
  { email: 'support@zarban.example', name: 'کاوه شریفی', roles: ['support'] },
  { email: 'after-sales@zarban.example', name: 'مینا رستگار', roles: ['after-sales'] },
  { email: 'operations@zarban.example', name: 'سهراب دلاور', roles: ['operations'] },
  { email: 'admin@zarban.example', name: 'پریسا نیک‌نام', roles: ['administrator'] },
];
