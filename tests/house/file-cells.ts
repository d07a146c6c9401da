const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What the member, and whoever keeps a child's file, may with it. */
const keeper =
  'health.read health.favourite health.add health.import health.change health.export health.seen health.end-right health.share health.read-ehr health.change-ehr health.book';
/** What one may with a file that was opened to one. */
const reader = 'health.read health.read-ehr';

/**
 * Who may do what with somebody's file of health, by how they stand to it, as the requirements say it (ROLE-2 to ROLE-4,
 * FAM-7, SHARE-2) and not as the table of rights is laid out.
 */
export const fileCells: Readonly<Record<string, ReadonlySet<string>>> = {
  owner: words(keeper),
  guardian: words(`${keeper} health.change-card health.close`),
  'family-keep': words(`${reader} health.book health.favourite health.add health.import health.change-own health.leave`),
  'family-see': words(`${reader} health.book health.favourite health.leave`),
  share: words(`${reader} health.favourite health.leave`),
  care: words(`${reader} health.add health.change-own`),
  consultation: words(`${reader} health.add health.change-own`),
  stand: words(`health.read health.add health.change-own`),
  authorised: words(reader),
  // Rights that are over, not begun, of somebody else, or given to whom the relation is not for.
  ended: words(''),
  'run-out': words(''),
  early: words(''),
  'grown-up': words(''),
  'care-of-no-doctor': words(''),
  'doctor-without-second-step': words(''),
  stranger: words(''),
  'staff-without': words(''),
};
