import { data } from '@remix-run/node';

/** An unknown path: 404 in the path's language, shown by the root's error page. [SHELL-10] */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
