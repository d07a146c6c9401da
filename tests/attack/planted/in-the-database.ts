import type { Bug } from './bug';

const GUARDS = 'services/store/guards.test.ts';
const INITIAL = 'cms/migrations/20261121_022907_initial.ts';
const PAYABLES = 'cms/migrations/20261123_113000_payables.ts';

/** Bugs in the database: keys, checks and triggers that are dropped. */
export const bugsInTheDatabase: readonly Bug[] = [
  {
    name: 'the index that lets an order have one paid payment is dropped',
    file: PAYABLES,
    find: `CREATE UNIQUE INDEX "payments_one_paid"`,
    replace: `CREATE INDEX "payments_one_paid"`,
    seenBy: { file: GUARDS, title: 'one payment' },
  },
  {
    name: 'the key by which a cause is written into the books once is dropped',
    file: INITIAL,
    find: `CREATE UNIQUE INDEX "ledger_entries_once"`,
    replace: `CREATE INDEX "ledger_entries_once"`,
    seenBy: { file: GUARDS, title: 'the books' },
  },
  {
    name: 'the check that an entry sums to zero is dropped',
    file: 'cms/migrations/20261121_022908_guards.ts',
    find: 'where entry_id = new.entry_id) <> 0 then',
    replace: 'where entry_id = new.entry_id) is null then',
    seenBy: { file: GUARDS, title: 'the books' },
  },
  {
    name: 'the check that stock is not below zero is dropped',
    file: INITIAL,
    find: `CHECK ("stock"."available" >= 0)`,
    replace: `CHECK ("stock"."available" >= -1000000)`,
    seenBy: { file: GUARDS, title: 'stock' },
  },
  {
    name: 'the index that lets a payment be owed back once is dropped',
    file: PAYABLES,
    find: `CREATE UNIQUE INDEX "refunds_payment"`,
    replace: `CREATE INDEX "refunds_payment"`,
    seenBy: { file: GUARDS, title: 'one refund' },
  },
  {
    name: 'several refunds of one payment are each held to it, and not together',
    file: PAYABLES,
    find: 'paid is null or back > paid',
    replace: 'paid is null or new.amount_toman > paid',
    seenBy: { file: 'services/payable-kinds/made-up.test.ts', title: 'two who give back the same money' },
  },
  {
    name: 'the guard of the life cycles lets every move through',
    file: 'cms/migrations/20261121_121900_life_cycles.ts',
    find: 'if not exists (',
    replace: 'if false and not exists (',
    seenBy: { file: 'server/migrate/life-cycles.test.ts', title: 'refused by the database itself' },
  },
  {
    name: 'the check that a group has twenty members at most is dropped',
    file: 'cms/migrations/20261121_092806_groups.ts',
    find: 'check (members between 0 and 20)',
    replace: 'check (members between 0 and 200)',
    seenBy: { file: 'services/groups/groups.test.ts', title: 'the database alone refuses the twenty-first' },
  },
];
