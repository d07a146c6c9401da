/** The page's path, also where the router asks for its data alone (`….data`). */
export function dataless(pathname: string): string {
  if (pathname === '/_root.data') return '/';
  return pathname.replace(/\.data$/, '') || '/';
}
