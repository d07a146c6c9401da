import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { DocumentViewServerProps } from 'payload';
import { deviceMoves, type WarrantyMover } from '#domain/warranty/device-life-cycle';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { staffDevice } from '#services/staff/device-detail';
import { mayNow, staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { stampOf } from '../moves/stamp-of';
import { Decisions } from './decisions';
import { DeviceStateBadge } from './device-state-badge';
import { DeviceTickets } from './device-tickets';
import { History } from '../moves/history';
import { OwnerLine } from './owner-line';
import { WarrantyPairs } from './warranty-pairs';
import { deskCtx } from '../moves/desk-ctx';

/** The staff's page of a device: its warranty and owner, its tickets, what happened, and the decisions that are open. [WAR-7, WAR-8] */
export async function DeviceView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const person = staffOf(req);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'devices', doc?.['id']);
  const found = ctx && mayNow(req, 'admin.devices.read') && typeof doc?.['id'] === 'number' ? await staffDevice(ctx, doc['id']) : null;
  if (!person || !found) return <Gutter>{say(lang, 'warranty.staff.device-unknown')}</Gutter>;
  const { device } = found;
  const moves = deviceMoves(device.state, person.roles as WarrantyMover[]);
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.devices.many'), url: '/admin/collections/devices' }, { label: device.serial }]} />
      <Fresh lang={lang} document={`devices/${device.id}`} stamp={stamp} />
      <header className="zb-head">
        <h1>
          <bdi dir="ltr">{device.serial}</bdi>
        </h1>
        <strong>{found.name}</strong>
        <DeviceStateBadge lang={lang} device={device} now={runtime().clock()} />
      </header>
      <div className="zb-columns">
        <div>
          <Decisions
            key={device.state}
            lang={lang}
            ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
            title={say(lang, 'warranty.staff.decide')}
            document={`devices/${device.id}`}
            words="warranty.devices.moves"
            state={device.state}
            moves={moves.map(({ event }) => ({ event, needsReason: true, needsSerial: false }))}
          />
          <DeviceTickets lang={lang} tickets={found.tickets} />
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, 'warranty.staff.warranty')}</h2>
            <WarrantyPairs lang={lang} device={device} />
            {device.order && found.order ? (
              <p>
                <Link href={`/admin/collections/orders/${device.order}`}>{say(lang, 'warranty.passport.order', { code: found.order })}</Link>
              </p>
            ) : null}
            {found.channel ? (
              <p className="zb-help">
                {say(lang, 'warranty.passport.bought')}: {found.channel}
              </p>
            ) : null}
            <h3>{say(lang, 'warranty.staff.owner')}</h3>
            <OwnerLine lang={lang} owner={found.owner} />
          </section>
          <History lang={lang} of="device" events={found.events} />
        </div>
      </div>
    </Gutter>
  );
}
