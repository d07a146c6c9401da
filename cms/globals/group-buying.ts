import type { GlobalConfig } from 'payload';
import { GROUP_LEAST_MEMBERS, GROUP_MOST_MEMBERS } from '#domain/groups/promises';
import { LADDER_MOST_PERCENT } from '#domain/groups/ladder';
import { may } from '../access/staff';
import { named } from '../dress/in-both';
import { validLadder } from '../validate/ladder';

/** The table of group discounts by members. Groups keep the one that they were opened with. [GRP-2] */
export const groupBuying: GlobalConfig = {
  slug: 'group-buying',
  access: { read: may('admin.open'), readVersions: may('admin.ladder.change'), update: may('admin.ladder.change') },
  fields: [
    {
      name: 'ladder',
      type: 'array',
      required: true,
      labels: { singular: named('fields.rung'), plural: named('fields.ladder') },
      minRows: 1,
      maxRows: GROUP_MOST_MEMBERS,
      validate: validLadder as never,
      fields: [
        { name: 'fromMembers', type: 'number', required: true, min: GROUP_LEAST_MEMBERS, max: GROUP_MOST_MEMBERS },
        { name: 'percent', type: 'number', required: true, min: 0, max: LADDER_MOST_PERCENT },
      ],
    },
  ],
};
