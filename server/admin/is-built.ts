import { existsSync } from 'node:fs';
import path from 'node:path';

/** Whether the admin was built; before, the portal already answers. */
export function adminIsBuilt(root: string): boolean {
  return existsSync(path.join(root, 'cms/.next/BUILD_ID'));
}
