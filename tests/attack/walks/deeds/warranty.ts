import { tehranDay } from '#domain/calendars/day';
import { claimLifeCycle, type ClaimState } from '#domain/warranty/claim-life-cycle';
import { deviceLifeCycle } from '#domain/warranty/device-life-cycle';
import type { DeviceState, TicketEvent, TicketKind, TicketState } from '#domain/warranty/states';
import { ticketKinds } from '#domain/warranty/states';
import { ticketLifeCycles } from '#domain/warranty/ticket-life-cycles';
import { addSerials } from '#services/warranty/add-serials';
import { decideClaim, type ClaimDecision } from '#services/warranty/claims/decide';
import { withdrawClaim } from '#services/warranty/claims/mine';
import { correctionsOf, correctTicketParcel, TICKET_CORRECTION } from '#services/warranty/correct-parcel';
import { decideDevice, type DeviceMove } from '#services/warranty/decide-device';
import { handOver, newTransferCode } from '#services/warranty/hand-over';
import { moveTicket, withdrawTicket } from '#services/warranty/move-ticket';
import { registerDevice } from '#services/warranty/register-device';
import { sendTicket } from '#services/warranty/send-ticket';
import { deviceForm, newSerial, ticketForm } from '../../../warranty';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

type Device = { id: number; serial: string; state: DeviceState; owner: number | null };
type Ticket = { id: number; code: string; kind: TicketKind; state: TicketState; owner: number; serial: string };
const DEVICES = `select id, serial, state::text as state, user_id as owner from devices`;
const TICKETS = `select id, code, kind::text as kind, state::text as state, user_id as owner,
  (select serial from devices where devices.id = device_id) as serial from warranty_tickets`;
type Claim = { id: number; code: string; state: ClaimState; owner: number };
const CLAIMS = `select k.id, k.code, k.state::text as state, k.user_id as owner from device_claims k`;
const GIVEN = `select d.id, d.serial, d.state::text as state, null::int as owner, t.from_user_id as from from device_transfers t join devices d on d.id = t.device_id where t.ended_at is null`;
const OPEN = `${TICKETS} where state in ('sent', 'contacted', 'accepted', 'received', 'repaired')`;
type Left = { id: number; state: TicketState; given: string | null };
const LEFT = `select t.id, t.state::text as state, d.serial as given from warranty_tickets t left join devices d on d.id = t.new_device_id`;
const DAY_MS = 24 * 3_600_000;

/** What can happen to devices under warranty and to their tickets. */
export const warrantyDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    if (world.chance(0.6)) return undefined;
    const by = world.one(world.everybody);
    const may = ['after-sales', 'operations', 'administrator'].some((role) => by.as.includes(role));
    const ask = { variantId: world.shop.unit.variantId, serials: newSerial() };
    return { name: 'add a serial', by, stranger: !may, run: () => addSerials(by.ctx(), ask) };
  },
  async (world) => {
    const device = await oneRow<Device>(world, world.chance(0.8) ? `${DEVICES} where state in ('made', 'released')` : DEVICES);
    if (!device) return undefined;
    const by = world.one(world.everybody);
    const order = world.chance(0.4)
      ? await oneRow<{ code: string }>(world, `select code from orders where state in ('dispatched', 'delivered') and user_id = $1`, [by.userId ?? 0])
      : undefined;
    const [channel] = await world.rows<{ id: number }>('select id from sales_channels limit 1');
    const daysAgo = (days: number) => tehranDay(new Date(world.shop.rt.clock().getTime() - days * DAY_MS));
    const ago = world.one([0, 3, 7, 9]);
    const bought = order ? { order: order.code } : { channelId: channel?.id ?? 0 };
    const form = deviceForm(device.serial, { bought, receivedOn: daysAgo(ago), purchasedOn: daysAgo(ago + world.one([0, 1, 300])) });
    return { name: 'register a device', by, stranger: by.userId === undefined, leaves: ['serial_tries'], run: () => registerDevice(by.ctx(), form) };
  },
  async (world) => {
    const device = await oneRow<Device>(world, DEVICES);
    if (!device) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, deviceLifeCycle, device.state);
    const move = { deviceId: device.id, event, expectedState, ...(reason ? { reason } : {}) } as DeviceMove;
    // Registering is the owner's form and replacing a ticket's: by a decision nobody does either.
    const wrongDoor = !['void', 'reinstate', 'release'].includes(event);
    return wrongDoor ? undefined : { name: `devices ${event}`, by, asks: { table: 'devices', id: device.id, event }, run: () => decideDevice(by.ctx(), move) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const claim = await oneRow<Claim>(world, world.chance(0.8) ? `${CLAIMS} where k.state = 'waiting'` : CLAIMS);
    if (!claim) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, claimLifeCycle, claim.state);
    const asks = { table: 'device_claims', id: claim.id, event };
    if (event === 'withdraw')
      return { name: 'take a claim back', by, asks, stranger: by.userId !== claim.owner, run: () => withdrawClaim(by.ctx(), claim.code) };
    const move = { claimId: claim.id, event, expectedState, ...(reason ? { reason } : {}) } as ClaimDecision;
    return { name: `claims ${event}`, by, asks, run: () => decideClaim(by.ctx(), move) };
  }),
  async (world) => {
    const device = await oneRow<Device>(world, world.chance(0.8) ? `${DEVICES} where state = 'active'` : DEVICES);
    if (!device || world.chance(0.5)) return undefined;
    const by = world.chance(0.7) ? (world.buyers.find((one) => one.userId === device.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const asks = { table: 'devices', id: device.id, event: 'hand-over' };
    return { name: 'hand a device over', by, asks, stranger: by.userId !== device.owner, run: () => handOver(by.ctx(), device.serial) };
  },
  async (world) => {
    const given = await oneRow<Device & { from: number }>(world, `${GIVEN}`);
    if (!given) return undefined;
    const from = world.buyers.find((one) => one.userId === given.from);
    const by = world.one(world.buyers);
    if (!from) return undefined;
    const right = world.chance(0.7);
    const run = async () => {
      const code = await newTransferCode(from.ctx(), given.serial);
      if (!code.ok) return code;
      return registerDevice(by.ctx(), deviceForm(given.serial, { bought: { transfer: true }, transferCode: right ? code.value.code : 'ABCD2345EFGH' }));
    };
    const asks = { table: 'devices', id: given.id, event: 'take-over' };
    return { name: 'take a device over', by, asks, stranger: !right, leaves: ['serial_tries', 'device_transfers', 'audit'], run };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const device = await oneRow<Device>(world, world.chance(0.8) ? `${DEVICES} where state = 'active'` : DEVICES);
    if (!device) return undefined;
    const by = world.chance(0.8) ? (world.buyers.find((one) => one.userId === device.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const form = ticketForm(device.serial, { kind: world.one(ticketKinds) });
    return { name: 'send a ticket', by, stranger: by.userId === undefined || by.userId !== device.owner, run: () => sendTicket(by.ctx(), form) };
  }),
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const ticket = await oneRow<Ticket>(world, world.chance(0.8) ? OPEN : TICKETS);
    if (!ticket) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, ticketLifeCycles[ticket.kind], ticket.state);
    const other = await oneRow<Device>(world, `${DEVICES} where state = 'made'`);
    const move = { ticketId: ticket.id, event: event as TicketEvent, expectedState: expectedState as TicketState };
    const carried = { arrivedSerial: ticket.serial, parcel: { courier: 'in-person', tracking: '' } };
    const more = { ...carried, ...(reason ? { reason } : {}), ...(event === 'replace' && other && world.chance(0.9) ? { newSerial: other.serial } : {}) };
    return { name: `tickets ${event}`, by, asks: { table: 'warranty_tickets', id: ticket.id, event }, run: () => moveTicket(by.ctx(), { ...move, ...more }) };
  }),
  async (world) => {
    const ticket = await oneRow<Left>(world, world.chance(0.8) ? `${LEFT} where t.state in ('returned', 'replaced')` : LEFT);
    if (!ticket) return undefined;
    const by = world.chance(0.7) ? world.one(world.everybody.filter((one) => one.as.includes('support'))) : world.one(world.everybody);
    const may = ['support', 'after-sales', 'administrator'].some((role) => by.as.includes(role));
    const run = async () => {
      const seen = await correctionsOf(world.shop.rt.db, ticket.id);
      // The device in the other's place stays, is one that was made, or is one that somebody has.
      const other = world.chance(0.6) ? await oneRow<Device>(world, world.chance(0.8) ? `${DEVICES} where state = 'made'` : DEVICES) : undefined;
      return correctTicketParcel(by.ctx(), {
        ...{ ticketId: ticket.id, expectedState: ticket.state, seen: world.chance(0.9) ? seen : seen + 1 },
        courier: world.one(['post-express', 'rider', 'in-person']),
        tracking: world.chance(0.5) ? '44021887310000' : `4402188731${String(Math.floor(world.random() * 10_000)).padStart(4, '0')}`,
        newSerial: other?.serial ?? ticket.given ?? undefined,
        reason: world.chance(0.9) ? 'رسید دیگری خوانده شده بود' : '',
      });
    };
    const asks = { table: 'warranty_tickets', id: ticket.id, event: TICKET_CORRECTION };
    return { name: 'correct a ticket’s parcel', by, asks, stranger: !may, run };
  },
  async (world) => {
    const ticket = await oneRow<Ticket>(world, OPEN);
    if (!ticket || world.chance(0.6)) return undefined;
    const by = world.chance(0.6) ? (world.buyers.find((one) => one.userId === ticket.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const asks = { table: 'warranty_tickets', id: ticket.id, event: 'withdraw' };
    return { name: 'take a ticket back', by, asks, stranger: by.userId !== ticket.owner, run: () => withdrawTicket(by.ctx(), ticket.code) };
  },
];
