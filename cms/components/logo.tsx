import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

/** The logo: one living line, with the company's name as its label. */
export function Mark({ i18n }: { i18n?: { language: string } }) {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" role="img" aria-label={say(langOf(i18n ?? { language: 'fa' }), 'staff.menu.house')}>
      <path d="M2 17h7l3-8 5 15 4-10 2 3h7" fill="none" stroke="var(--zb-pulse)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** The name over the login. */
export function Logo() {
  return (
    <div className="zb-logo">
      <Mark />
      <span lang="fa">ضربان</span>
    </div>
  );
}
