import { Forbidden, type Payload, type PayloadRequest, type TaskConfig } from 'payload';
import { isLang } from '#locales/lang';
import { SECOND_FACTOR } from '../access/staff';
import { takeDown } from '../languages/take-down';

type Input = {
  type?: 'publish' | 'unpublish';
  locale?: unknown;
  doc?: { relationTo: string; value: number | string };
  user?: { relationTo: string; value: number };
};

/** Publishes its one language at its time with the rights that the person who planned it has then: who has left or lost the role publishes nothing. [ADM-2] */
export function publishByRights(payload: Payload): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish') as TaskConfig<never> | undefined;
  if (!task) return;
  task.handler = (async ({ input: { doc, locale, type, user }, req }: { input: Input; req: PayloadRequest }) => {
    if (user?.relationTo !== 'staff' || !doc || !isLang(locale)) throw new Forbidden();
    const person = {
      ...(await req.payload.findByID({ collection: 'staff', id: user.value, depth: 0 })),
      collection: 'staff',
      _strategy: SECOND_FACTOR,
    } as never;
    const collection = doc.relationTo as never;
    if (type !== 'unpublish') {
      await req.payload.update({
        collection,
        id: Number(doc.value),
        locale,
        data: { _status: 'published' } as never,
        user: person,
        overrideAccess: false,
        depth: 0,
      });
      return { output: {} };
    }
    const { createLocalReq } = await import('payload');
    const asked = await createLocalReq({ locale, user: person }, req.payload);
    const { update } = req.payload.config.collections.find(({ slug }) => slug === doc.relationTo)?.access ?? {};
    if (!update || !(await update({ req: asked }))) throw new Forbidden();
    await takeDown(asked, { collection: doc.relationTo, id: Number(doc.value), lang: locale });
    return { output: {} };
  }) as never;
}
