import { can } from '#domain/access/can';
import { readFind } from '#domain/desk/find-words';
import { deskList, deskListRights, deskLists, type DeskList, type DeskRow } from '../lists/desk-list';
import { foundGoods, type FoundGoods } from './goods';
import { staffOrderList, type StaffOrderRow } from '../order-list';
import { service } from '../../service';

/** How many results of each kind the search shows; each list has the rest. */
export const FIRST_LOOK = 6;

export type Found = {
  orders: { rows: StaffOrderRow[]; more: boolean };
  lists: { list: DeskList; rows: DeskRow[]; more: boolean }[];
  goods: FoundGoods[];
};

/** One search for all that staff look for, by any part of a name, a number, a code or a serial; each sees what their role may. [ADM-3, ROLE-5] */
export const findAll = service(
  'admin.open',
  async (ctx, search: string): Promise<Found> => {
    if (readFind(search).length === 0) return nothing();
    const seen = deskLists.filter((list) => can(ctx.actor, deskListRights[list]));
    const [goods, orders, ...lists] = await Promise.all([
      foundGoods(ctx, search, FIRST_LOOK),
      can(ctx.actor, 'admin.orders.read') ? staffOrderList(ctx, { show: 'all', search, most: FIRST_LOOK }) : { rows: [], next: null },
      ...seen.map(async (list) => ({ list, ...(await deskList(ctx, list, { show: 'all', search, most: FIRST_LOOK })) })),
    ]);
    return {
      orders: { rows: orders.rows, more: orders.next !== null },
      lists: lists.filter(({ rows }) => rows.length > 0).map(({ list, rows, next }) => ({ list, rows, more: next !== null })),
      goods,
    };
  },
  nothing,
);

function nothing(): Found {
  return { orders: { rows: [], more: false }, lists: [], goods: [] };
}
