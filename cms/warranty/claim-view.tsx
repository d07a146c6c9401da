import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { claimAsksWhy, claimMoves } from '#domain/warranty/claim-life-cycle';
import type { WarrantyMover } from '#domain/warranty/device-life-cycle';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import { staffClaim } from '#services/staff/claim-detail';
import { staffContext } from '../actions/staff-context';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { stampOf } from '../moves/stamp-of';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { ClaimDevice } from './claim-device';
import { ClaimPurchase } from './claim-purchase';
import { StateNow } from '../moves/state-now';
import { Decisions } from './decisions';
import { History } from '../moves/history';
import { WhoseTitle } from './whose-title';

/** The after-sales page of a registration: who asks with what receipt, whose the device is, and the decisions that are open. [WAR-3, WAR-7, ADM-4] */
export async function ClaimView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = await staffContext(req);
  const stamp = await stampOf(req, 'device-claims', doc?.['id']);
  const found = ctx && typeof doc?.['id'] === 'number' ? await staffClaim(ctx, doc['id']) : null;
  if (!ctx || ctx.actor.kind !== 'staff' || !found) return <Gutter>{say(lang, 'warranty.claims.unknown')}</Gutter>;
  const { claim, is } = found;
  const due = claim.dueAt ? new Date(claim.dueAt) : null;
  const moves = claimMoves({ state: claim.state, device: is }, ctx.actor.roles as WarrantyMover[]);
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.device-claims.many'), url: '/admin/collections/device-claims' }, { label: claim.code }]} />
      <Fresh lang={lang} document={`device-claims/${claim.id}`} stamp={stamp} />
      <div className="zb-head">
        <WhoseTitle lang={lang} owner={found.owner} what={found.found?.name ?? claim.serial} code={claim.code} />
        <StateNow lang={lang} of="device-claims" id={claim.id} state={claim.state} />
        {due ? (
          <span className={due < ctx.now ? 'zb-late' : 'zb-due'}>
            {say(lang, due < ctx.now ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, due)}
          </span>
        ) : null}
      </div>
      <OwnerLine ctx={ctx} collection="device-claims" id={claim.id} state={claim.state} me={ctx.actor.staffId} />
      <div className="zb-columns">
        <div>
          <ClaimDevice lang={lang} found={found} />
          <Held ctx={ctx} collection="device-claims" id={claim.id} me={ctx.actor.staffId}>
            <Decisions
              key={`${claim.state}-${is}`}
              lang={lang}
              ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
              title={say(lang, 'warranty.claims.title')}
              document={`device-claims/${claim.id}`}
              words="warranty.claims.moves"
              state={claim.state}
              moves={moves.map((move) => ({
                event: move.event,
                needsReason: claimAsksWhy(move, found.papers.length),
                needsSerial: false,
                quiet: found.papers.length === 0,
              }))}
            />
          </Held>
        </div>
        <div>
          <ClaimPurchase lang={lang} found={found} />
          <History lang={lang} of="claim" events={found.events} />
        </div>
      </div>
    </Gutter>
  );
}
