import { Forbidden, type Payload, type TaskConfig } from 'payload';
import { SECOND_FACTOR } from '../access/staff';

type Input = {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: string; value: number | string };
  global?: string;
  user?: { relationTo: string; value: number };
};

/** Publishes at its time with the rights that the person who planned it has then: who has left or lost the role publishes nothing. [ADM-2] */
export function publishByRights(payload: Payload): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish') as TaskConfig<never> | undefined;
  if (!task) return;
  task.handler = (async ({ input, req }: { input: Input; req: { payload: Payload } }) => {
    if (input.user?.relationTo !== 'staff') throw new Forbidden();
    const person = await req.payload.findByID({ collection: 'staff', id: input.user.value, depth: 0 });
    const rights = { user: { ...person, collection: 'staff', _strategy: SECOND_FACTOR } as never, overrideAccess: false, depth: 0 };
    const data = { _status: input.type === 'unpublish' ? 'draft' : 'published' } as never;
    if (input.doc) await req.payload.update({ collection: input.doc.relationTo as never, id: Number(input.doc.value), data, ...rights });
    if (input.global) await req.payload.updateGlobal({ slug: input.global as never, data, ...rights });
    return { output: {} };
  }) as never;
}
