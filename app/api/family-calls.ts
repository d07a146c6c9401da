import { z } from 'zod';
import { heldRelations } from '#domain/access/relations';
import { childFields } from '#domain/health/child';
import { familyRelations } from '#domain/health/family';
import { deviceFields } from '#domain/health/family-device';
import { refField } from '#domain/health/fields';
import { ok } from '#domain/result';
import { addDevice, familyDevices, removeDevice, type FamilyDevice } from '#services/health/devices';
import { addChild, changeChild } from '#services/health/family';
import { familyHome } from '#services/health/family-home';
import { choose, familyState, type Member } from '#services/health/family-state';
import { removeMember } from '#services/health/remove-member';
import { newOnceKey } from '#services/once-key';
import { call, type Call } from './call';
import { allTyped, typed } from './field';

const FAMILY = '/api/v3/family';
const DEVICES = '/v2/product/devices/v3';
const moment = z.iso.datetime().nullable();
const ref = (about: string) => typed({ ...refField, about, example: 'q0Yw3h5uS1yKXn2mZb7dLA' });

const memberSchema = z
  .strictObject({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    relation: z.enum(familyRelations).nullable().meta({ description: 'What they are to the account; none of whom it only sees something' }),
    right: z.enum(heldRelations).nullable().meta({ description: 'By which right the account reaches the file; none of its own' }),
    age: z.int().nullable(),
    height: z.int().nullable().meta({ description: 'In centimetres' }),
    ofAgeOn: z.string().nullable().meta({ description: 'Until when a child’s file is kept by the account' }),
    endsAt: moment,
    newRecords: z.int().meta({ description: 'Readings that others entered since one looked, up to 99' }),
  })
  .meta({ id: 'FamilyMember' });
const deviceSchema = z
  .strictObject({
    id: z.string().nullable().meta({ description: 'By which it is deleted; none while nobody uses it' }),
    serial: z.string(),
    name: z.string(),
    kind: z.enum(['ecg', 'blood-pressure', 'body-analyzer', 'stethoscope']),
    member: z.string().nullable(),
    lastAt: moment,
  })
  .meta({ id: 'FamilyDevice' });

const memberData = ({ ref: id, firstName, lastName, family, relation: right, age, heightCm: height, ofAgeOn, endsAt, fresh }: Member) => ({
  ...{ id, firstName, lastName, relation: family, right, age, height, ofAgeOn, newRecords: fresh },
  endsAt: endsAt?.toISOString() ?? null,
});
const deviceData = ({ ref: id, serial, name, kind, member, lastAt }: FamilyDevice) => ({
  ...{ id, serial, name, kind, member: member?.ref ?? null },
  lastAt: lastAt?.toISOString() ?? null,
});
const done = z.strictObject({ id: z.string() });
const fields = allTyped(childFields);

/** The family of an account: its state, members and devices. A child’s birth day comes in either calendar, as on the website. [FAM-2, FAM-3, FAM-4, API-2: devices, API-3: family] */
export const familyCalls: readonly Call[] = [
  call({
    name: 'family',
    method: 'GET',
    at: [FAMILY],
    about:
      'The state of the family: members with the account’s own first, devices, whose file was chosen, and whether others entered readings since one looked.',
    access: 'user',
    data: z
      .strictObject({ id: z.string(), members: z.array(memberSchema), devices: z.array(deviceSchema), selectedMember: z.string(), recordsUpdated: z.boolean() })
      .meta({ id: 'Family' }),
    refused: [],
    run: async (ctx) => {
      const home = await familyHome(ctx);
      if (!home.ok) return home;
      const { ref: id, members, devices, chosen: selectedMember, updated: recordsUpdated } = home.value;
      return ok({ data: { id, members: members.map(memberData), devices: devices.map(deviceData), selectedMember, recordsUpdated } });
    },
  }),
  call({
    name: 'chooseMember',
    method: 'PUT',
    at: [`${FAMILY}/selected`],
    about: 'Chooses whose file the account looks at; it stays chosen.',
    access: 'user',
    body: { type: 'application/json', fields: { member: ref('Whose file') } },
    data: done,
    refused: [404, 422, 503],
    run: async (ctx, { body }) => {
      const chosen = await choose(ctx, body.member);
      return chosen.ok ? ok({ data: { id: body.member } }) : chosen;
    },
  }),
  call({
    name: 'familyMembers',
    method: 'GET',
    at: [`${FAMILY}/member`],
    about: 'Whose files the account reaches, its own first.',
    access: 'user',
    data: z.array(memberSchema),
    refused: [],
    run: async (ctx) => {
      const state = await familyState(ctx);
      return state.ok ? ok({ data: state.value.members.map(memberData) }) : state;
    },
  }),
  call({
    name: 'addFamilyMember',
    method: 'POST',
    at: [`${FAMILY}/member`],
    about: 'Makes the file of a child, kept by the account until the child is of age. An adult is invited on the website, and agrees.',
    access: 'user',
    body: { type: 'application/json', fields },
    data: done,
    refused: [409, 422, 503],
    run: async (ctx, { body }, once) => {
      const made = await addChild(ctx, { ...body, once: once?.key ?? newOnceKey() });
      return made.ok ? ok({ data: { id: made.value.ref }, message: 'health.family.added' as const }) : made;
    },
  }),
  call({
    name: 'changeFamilyMember',
    method: 'PUT',
    at: [`${FAMILY}/member/{member}`],
    about: 'Changes what a child’s file says of it; an adult’s file is their own.',
    access: 'user',
    path: { member: ref('Whose file') },
    body: { type: 'application/json', fields },
    data: done,
    refused: [404, 422, 503],
    run: async (ctx, { path, body }) => {
      const changed = await changeChild(ctx, { ...body, of: path.member });
      return changed.ok ? ok({ data: { id: path.member }, message: 'health.family.changed' as const }) : changed;
    },
  }),
  call({
    name: 'removeFamilyMember',
    method: 'DELETE',
    at: [`${FAMILY}/member/{member}`],
    about:
      'Takes a member out of the family. A child’s file is `closed`: it can be brought back on the website for thirty days and is erased then. An adult is `left`: the file stays theirs, and the account’s way into it ends.',
    access: 'user',
    path: { member: ref('Whose file') },
    data: z.strictObject({ id: z.string(), what: z.enum(['closed', 'left']) }),
    refused: [404, 409, 503],
    run: async (ctx, { path }) => {
      const removed = await removeMember(ctx, path.member);
      return removed.ok ? ok({ data: { id: path.member, what: removed.value.what } }) : removed;
    },
  }),
  call({
    name: 'familyDevices',
    method: 'GET',
    at: [DEVICES],
    about: 'Devices that are registered to the account, and who of the family uses each.',
    access: 'user',
    data: z.array(deviceSchema),
    refused: [],
    run: async (ctx) => {
      const found = await familyDevices(ctx);
      return found.ok ? ok({ data: found.value.devices.map(deviceData) }) : found;
    },
  }),
  call({
    name: 'addDevice',
    method: 'POST',
    at: [`${DEVICES}/addDevice`, '/v2/product/addDevice'],
    about:
      'Gives a device of the account to a member by its serial, in the place of whoever has it. Another’s serial is answered like one that was never made.',
    access: 'user',
    body: { type: 'application/json', fields: allTyped(deviceFields) },
    data: z.strictObject({ id: z.string(), serial: z.string() }),
    refused: [404, 422, 503],
    run: async (ctx, { body }) => {
      const added = await addDevice(ctx, body);
      return added.ok ? ok({ data: { id: added.value.ref, serial: added.value.serial }, message: 'health.devices.added' as const }) : added;
    },
  }),
  call({
    name: 'deleteDevice',
    method: 'POST',
    at: [`${DEVICES}/deleteDevice`, '/v2/product/deleteDevice'],
    about: 'Takes a device out of the family: it stays registered to the account, and what was measured stays. Done twice it is done once.',
    access: 'user',
    body: { type: 'application/json', fields: { device: ref('Which device, by the `id` of the list') } },
    data: done,
    refused: [404, 422, 503],
    run: async (ctx, { body }) => {
      const removed = await removeDevice(ctx, body.device);
      return removed.ok ? ok({ data: { id: body.device }, message: 'health.devices.removed' as const }) : removed;
    },
  }),
];
