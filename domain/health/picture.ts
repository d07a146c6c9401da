/** Where somebody or something stands in the picture of a family: what writes readings, the files that keep them, and who sees those. [FAM-5] */
export const pictureColumns = ['writes', 'keeps', 'sees'] as const;
export type PictureColumn = (typeof pictureColumns)[number];

/** A device, a file, or a reader, by an id of the picture’s own. */
export type PictureNode = {
  id: string;
  column: PictureColumn;
  title: string;
  line: string;
  /** Where Enter leads. */ href: string;
  look: 'mine' | 'other' | 'waits';
};
/** What flows: readings of a device, all of a file, a part of it, or nothing yet. */
export type PictureFlow = 'measures' | 'whole' | 'part' | 'waits';
export type PictureEdge = { from: string; to: string; flow: PictureFlow };
export type Picture = { nodes: readonly PictureNode[]; edges: readonly PictureEdge[] };

/** Sizes in pixels of the picture: of a node, and from one to the next. */
export const PICTURE_NODE = { width: 224, height: 68 } as const;
const [BESIDE, BELOW] = [340, 92] as const;

/** The same on a phone, where two nodes stand in a row and a band of rows follows the other. */
export const STACKED_NODE = { width: 148, height: 68 } as const;
const [ROW_OF, ROW_BESIDE, ROW_BELOW, BAND_GAP] = [2, 164, 80, 52] as const;

/** Where each node stands: columns beside each other in the direction that one reads, each in the middle of the tallest. */
export function placesOf({ nodes }: Pick<Picture, 'nodes'>, rtl: boolean): Map<string, { x: number; y: number }> {
  const columns = pictureColumns.map((column) => nodes.filter((node) => node.column === column));
  const most = Math.max(...columns.map(({ length }) => length));
  return new Map(
    columns.flatMap((column, at) =>
      column.map(({ id }, row): [string, { x: number; y: number }] => [
        id,
        { x: (rtl ? pictureColumns.length - 1 - at : at) * BESIDE, y: Math.round((row + (most - column.length) / 2) * BELOW) },
      ]),
    ),
  );
}

/** The same on a phone: from above to below as it flows, so that all of it is seen without being moved. How high it is comes with it. [FAM-5] */
export function stackedPlaces({ nodes }: Pick<Picture, 'nodes'>, rtl: boolean): { places: Map<string, { x: number; y: number }>; height: number } {
  const places = new Map<string, { x: number; y: number }>();
  let top = 0;
  for (const column of pictureColumns) {
    const band = nodes.filter((node) => node.column === column);
    const rows = Math.ceil(band.length / ROW_OF);
    for (const [at, { id }] of band.entries()) {
      const row = Math.floor(at / ROW_OF);
      const inRow = row === rows - 1 ? band.length - row * ROW_OF : ROW_OF;
      const place = (at % ROW_OF) + (ROW_OF - inRow) / 2;
      places.set(id, { x: (rtl ? ROW_OF - 1 - place : place) * ROW_BESIDE, y: top + row * ROW_BELOW });
    }
    if (rows > 0) top += rows * ROW_BELOW + BAND_GAP;
  }
  return { places, height: Math.max(0, top - BAND_GAP - (ROW_BELOW - STACKED_NODE.height)) };
}

/** A step with an arrow key: on or back along what flows, or up and down among those beside. */
export type PictureStep = 'on' | 'back' | 'up' | 'down';

/** The node to which a step leads; the same where there is none. Of several that a flow leads to it is the first, from where down leads to the next of them. [FAM-5] */
export function stepFrom({ nodes, edges }: Picture, at: string, step: PictureStep): string {
  const here = nodes.find(({ id }) => id === at);
  if (!here) return at;
  const ahead = (id: string, way: 'on' | 'back') => edges.flatMap(({ from, to }) => (way === 'on' ? (from === id ? [to] : []) : to === id ? [from] : []));
  if (step === 'on' || step === 'back') {
    const reached = new Set(ahead(at, step));
    return nodes.find(({ id }) => reached.has(id))?.id ?? at;
  }
  const column = nodes.filter(({ column: one }) => one === here.column);
  return column[column.indexOf(here) + (step === 'down' ? 1 : -1)]?.id ?? at;
}

/** Which step an arrow key is, in the direction that one reads; none for another key. Where the picture is stacked, what flows goes down. */
export function stepOfKey(key: string, rtl: boolean, stacked = false): PictureStep | null {
  if (stacked) {
    if (key === 'ArrowUp') return 'back';
    if (key === 'ArrowDown') return 'on';
    if (key === 'ArrowLeft') return rtl ? 'down' : 'up';
    if (key === 'ArrowRight') return rtl ? 'up' : 'down';
    return null;
  }
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return rtl ? 'on' : 'back';
  if (key === 'ArrowRight') return rtl ? 'back' : 'on';
  return null;
}
