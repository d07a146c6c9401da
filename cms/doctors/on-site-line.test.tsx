import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { DoctorOnSite } from './on-site-line';

const STANDING = { slug: 'mahoor', published: true, verified: true, langs: ['fa'], prices: 1, free: 12 } as const;
const line = (more: Partial<Parameters<typeof DoctorOnSite>[0]['standing']> = {}) =>
  renderToStaticMarkup(<DoctorOnSite lang="fa" standing={{ ...STANDING, langs: ['fa'], ...more }} />);

test('[DOC-4] [ADM-2] an editor reads whether patients see a doctor, in which languages, and how many times are free', () => {
  expect(line()).toContain('href="/doctors/mahoor"');
  expect(line()).not.toContain('/en/doctors');
  expect(line()).toContain('۱۲');
  expect(line({ langs: ['fa', 'en'] })).toContain('href="/en/doctors/mahoor"');
});

test('[DOC-4] [ADM-2] a profile that is not seen says what is missing and leads nowhere', () => {
  expect(line({ published: false })).toContain(say('fa', 'admin.doctor.not-published'));
  expect(line({ verified: false })).toContain(say('fa', 'admin.doctor.not-verified'));
  for (const one of [line({ published: false }), line({ verified: false })]) expect(one).not.toContain('href');
  expect(line({ prices: 0, free: 0 })).toContain(say('fa', 'admin.doctor.no-prices'));
  expect(line({ free: 0 })).toContain(say('fa', 'admin.doctor.no-times'));
});
