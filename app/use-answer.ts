import { useActionData, useLoaderData } from '@remix-run/react';
import type { Answer } from './answer';

/** The answer to the page's form; without one, the kept draft of it. */
export function useAnswer(): Answer | undefined {
  const said = useActionData() as Answer | undefined;
  const { draft } = useLoaderData() as { draft?: Answer | null };
  return said ?? draft ?? undefined;
}
