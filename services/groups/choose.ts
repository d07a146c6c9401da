import { eq } from '@payloadcms/db-postgres/drizzle';
import { checkChoice, type Choice } from '#domain/cart/choice';
import type { Result } from '#domain/result';
import { refuse } from '#domain/result';
import { offerOf, sellableUnits } from '../catalog/sellable';
import { commit } from '../store/commit';
import { groupMembers } from '../store/tables';
import { shareOf } from './share';
import { service } from '../service';

/** A member chooses colour and engraving of their unit, before the checkout. [GRP-4, PROD-2] */
export const chooseShare = service(
  'groups.join',
  async (ctx, code: string, { featureIds, engraving }: Omit<Choice, 'variantId'>): Promise<Result<{ code: string }>> => {
    return commit<{ code: string }>(ctx, async (tx) => {
      const share = await shareOf(tx, ctx, code, true);
      if (!share.ok) return share;
      const { group, member } = share.value;
      const unit = (await sellableUnits(tx, [group.variant])).get(group.variant);
      if (!unit) return refuse('cart.product.not-for-sale', undefined, { status: 409 });
      const chosen = checkChoice(offerOf(unit), { variantId: group.variant, featureIds, engraving });
      if (!chosen.ok) return chosen;
      const set = { featureIds: [...chosen.value.featureIds], engraving: [...chosen.value.engraving] };
      await tx.update(groupMembers).set(set).where(eq(groupMembers.id, member.id));
      return { value: { code: group.code }, audit: [] };
    });
  },
);
