import { live } from './page';
import type { Page } from './page';

/** Doctors, whoever is free soonest first. Slots change by the minute, so these pages are made for each request. */
export const doctorsPages = {
  doctors: { path: '/doctors', file: 'routes/doctors/doctors.tsx', ...live, sitemap: true },
  doctorProfile: { path: '/doctors/:slug', file: 'routes/doctors/doctor-profile.tsx', ...live, sitemap: true },
} as const satisfies Record<string, Page>;
