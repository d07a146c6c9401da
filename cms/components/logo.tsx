/** The mark: one living line. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" role="img" aria-label="ضربان">
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
