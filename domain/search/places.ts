/** Pages where one does something (tasks), which have no words in the index: editors' words lead to them. */
export const taskPages = [
  'services',
  'doctors',
  'centres',
  'app',
  'academy',
  'magazine',
  'cart',
  'orders',
  'devices',
  'deviceNew',
  'wallet',
  'addresses',
  'sessions',
  'groups',
  'login',
  'manuals',
  'callRequest',
  'compare',
  'ecg',
  'sound',
  'sale',
] as const;
export type TaskPage = (typeof taskPages)[number];

/** Pages whose words editors write, by their slug. */
export const wordPages = [
  'home',
  'shop',
  'packages',
  'group-sale',
  'faq',
  'warranty',
  'contact-us',
  'about',
  'careers',
  'terms-of-service',
  'privacy-policy',
  'trademark-policy',
] as const;

/** Whether a name is a task page's. */
export function isTaskPage(name: string): name is TaskPage {
  return taskPages.some((one) => one === name);
}
