import { data } from '@remix-run/node';

const absent = () => data(null, { status: 404 });

/** An unknown path: 404 in the path's language, shown by the root's error page. [SHELL-10] */
export function loader() {
  throw absent();
}

/** What is posted to an unknown path is not taken. */
export function action() {
  throw absent();
}

export default function NotFound() {
  return null;
}
