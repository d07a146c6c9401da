import type { StaffRole } from '../accounts/roles';
import { deskRoles } from '../orders/life-cycle';
import { applyMove, legalMoves, rests } from '../lifecycle';
import type { LifeCycle, Move, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';
import { deviceStates } from './states';
import type { DeviceEvent, DeviceState } from './states';

/** Who can change a device's warranty: its owner by registering it, and those who decide a guarantee. [WAR-7] */
export type WarrantyMover = 'owner' | 'clock' | StaffRole;

/** Company support and after-sales staff decide a guarantee; nobody else does. [WAR-7] */
export const deciders = ['after-sales', 'support', 'administrator'] as const satisfies readonly StaffRole[];

/** A device's warranty: one owner at a time, every decision that takes or refuses with its reason. It begins with our parcel, with an owner's own order, or when staff have confirmed a receipt; the next owner takes a device over with the code that the one before has. [WAR-3, WAR-7] */
export const deviceLifeCycle = {
  name: 'devices',
  states: deviceStates,
  start: 'made',
  ends: ['replaced'],
  stands: { made: rests('idle'), active: rests('ok'), void: rests('bad'), released: rests('idle'), replaced: rests('idle') },
  moves: [
    { event: 'register', from: ['made'], to: 'active', who: ['owner'], tells: 'warranty.registered' },
    { event: 'bind', from: ['made'], to: 'active', who: deskRoles },
    { event: 'unbind', from: ['active'], to: 'made', who: [...deskRoles, 'after-sales'], reason: 'required' },
    { event: 'confirm', from: ['made', 'released'], to: 'active', who: deciders, tells: 'warranty.registered' },
    { event: 'take-over', from: ['released'], to: 'active', who: ['owner'], tells: 'warranty.registered' },
    { event: 'void', from: ['active'], to: 'void', who: deciders, reason: 'required', tells: 'warranty.voided' },
    { event: 'reinstate', from: ['void'], to: 'active', who: deciders, reason: 'required', tells: 'warranty.reinstated' },
    { event: 'release', from: ['active'], to: 'released', who: deciders, reason: 'required', tells: 'warranty.released' },
    { event: 'hand-over', from: ['active'], to: 'released', who: ['owner'], tells: 'warranty.handed-over' },
    { event: 'replace', from: ['active'], to: 'replaced', who: deciders, reason: 'required' },
  ],
} as const satisfies WorkCycle<DeviceState, DeviceEvent, WarrantyMover>;

const cycle: LifeCycle<DeviceState, DeviceEvent, WarrantyMover> = deviceLifeCycle;

/** Moves that belong to something else: registering and handing over are the owner's forms, binding the dispatch's, unbinding a correction's of a dispatch or of a ticket's parcel, confirming a claim's, replacing a ticket's. */
const byItself: readonly DeviceEvent[] = ['register', 'bind', 'unbind', 'confirm', 'take-over', 'hand-over', 'replace'];

/** The moves that this person may make now by a button. [WAR-7, ADM-4] */
export function deviceMoves(state: DeviceState, who: readonly WarrantyMover[]): Move<DeviceState, DeviceEvent, WarrantyMover>[] {
  return legalMoves(cycle, state, who).filter((move) => !byItself.includes(move.event));
}

/** Moves a device's warranty, or says why not. [WAR-7] */
export function moveDevice(state: DeviceState, event: DeviceEvent, who: readonly WarrantyMover[], reason?: string): Result<Moved<DeviceState, DeviceEvent>> {
  return applyMove(cycle, state, event, who, reason);
}
