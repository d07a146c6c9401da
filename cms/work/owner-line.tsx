import type { WorkCollection } from '#domain/work/queues';
import { rests } from '#domain/work/rests';
import type { Lang } from '#locales/lang';
import { runtime } from '#services/runtime';
import { ownerOf } from '#services/work/claim';
import { ClaimButton } from './claim-button';

type Props = { lang: Lang; collection: WorkCollection; id: number; state: string; me: number };

/** Whose work this document is, on its own page; what is done and was nobody's is nobody's to take. [ADM-3] */
export async function OwnerLine({ lang, collection, id, state, me }: Props) {
  const owner = await ownerOf(runtime().db, { collection, id });
  if (owner.staffId === null && rests(collection, state)) return null;
  return (
    <div className="zb-owner">
      <ClaimButton key={owner.version} lang={lang} document={`${collection}/${id}`} owner={owner.name} mine={owner.staffId === me} version={owner.version} />
    </div>
  );
}
