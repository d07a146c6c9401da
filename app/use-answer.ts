import { useActionData, useLoaderData } from '@remix-run/react';
import type { Answer } from './answer';

/** What a page's form was told; else what its writer had typed and not sent. */
export function useAnswer(): Answer | undefined {
  const said = useActionData() as Answer | undefined;
  const { draft } = useLoaderData() as { draft?: Answer | null };
  return said ?? draft ?? undefined;
}
