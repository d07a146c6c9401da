import type { Position } from '../point';
import { apart, inRing, nearestOn } from './shapes';

type Line = readonly Position[];
type Stretch = { from: Position; to: Position };

/** How far beyond the coast a border is drawn that ends short of it. */
const BEYOND = 0.01;
const key = ([x, y]: Position) => `${x.toFixed(6)},${y.toFixed(6)}`;

/** The areas into which lines cut what lies within an outline: each as a ring, its last position the first again. */
export function facesOf(outline: Line, lines: readonly Line[]): Position[][] {
  const known = new Set(lines.flatMap((line) => line.slice(1, -1).map(key)));
  const shore = stretches(outline);
  const tails = lines.flatMap((line) =>
    [line[0], line.at(-1)].flatMap((end) => (end && !known.has(key(end)) && inRing(end, outline) ? [{ from: end, to: past(end, shore) }] : [])),
  );
  const graph = graphOf(cut([...shore, ...lines.flatMap(stretches), ...tails]));
  prune(graph);
  return walk(graph).filter((ring) => area(ring) > 0);
}

const stretches = (line: Line): Stretch[] => line.slice(1).map((to, at) => ({ from: line[at] as Position, to }));

/** The nearest place of the shore, and a little beyond it. */
function past(end: Position, shore: readonly Stretch[]): Position {
  const [nearest = end] = shore.map(({ from, to }) => nearestOn(end, from, to)).sort((one, other) => apart(end, one) - apart(end, other));
  const length = apart(end, nearest) || 1;
  return [nearest[0] + ((nearest[0] - end[0]) / length) * BEYOND, nearest[1] + ((nearest[1] - end[1]) / length) * BEYOND];
}

/** Every stretch cut where another crosses it. */
function cut(all: readonly Stretch[]): Stretch[] {
  const places: number[][] = all.map(() => [0, 1]);
  all.forEach((one, at) => {
    for (let next = at + 1; next < all.length; next += 1) {
      const found = crossing(one, all[next] as Stretch);
      if (!found) continue;
      places[at]?.push(found[0]);
      places[next]?.push(found[1]);
    }
  });
  return all.flatMap(({ from, to }, at) => {
    const along = [...new Set(places[at])].sort((one, other) => one - other);
    const found = along.map((part): Position => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
    return stretches(found);
  });
}

function crossing({ from: a, to: b }: Stretch, { from: c, to: d }: Stretch): [number, number] | null {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return null;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return null;
  const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (turn === 0) return null;
  const one = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn;
  const other = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turn;
  return one >= 0 && one <= 1 && other >= 0 && other <= 1 ? [one, other] : null;
}

type Graph = Map<string, { at: Position; next: Set<string> }>;

function graphOf(all: readonly Stretch[]): Graph {
  const graph: Graph = new Map();
  const node = (at: Position) => {
    const name = key(at);
    if (!graph.has(name)) graph.set(name, { at, next: new Set() });
    return name;
  };
  for (const { from, to } of all) {
    const [one, other] = [node(from), node(to)];
    if (one === other) continue;
    graph.get(one)?.next.add(other);
    graph.get(other)?.next.add(one);
  }
  return graph;
}

/** Ends that lead nowhere bound nothing. */
function prune(graph: Graph): void {
  const loose = [...graph].filter(([, { next }]) => next.size < 2).map(([name]) => name);
  for (let name = loose.pop(); name !== undefined; name = loose.pop()) {
    const [only] = graph.get(name)?.next ?? [];
    graph.delete(name);
    const beside = only === undefined ? undefined : graph.get(only);
    beside?.next.delete(name);
    if (beside && only !== undefined && beside.next.size < 2) loose.push(only);
  }
}

/** Each area is walked round once with itself at the left hand. */
function walk(graph: Graph): Position[][] {
  const around = new Map([...graph].map(([name, { at, next }]) => [name, [...next].sort((one, other) => bearing(graph, at, one) - bearing(graph, at, other))]));
  const seen = new Set<string>();
  const rings: Position[][] = [];
  for (const [name, { next }] of graph) {
    for (const first of next) {
      let [from, to] = [name, first];
      const ring: Position[] = [];
      while (!seen.has(`${from} ${to}`)) {
        seen.add(`${from} ${to}`);
        ring.push(graph.get(from)!.at);
        const turns = around.get(to)!;
        [from, to] = [to, turns[(turns.indexOf(from) + turns.length - 1) % turns.length]!];
      }
      if (ring[0]) rings.push([...ring, ring[0]]);
    }
  }
  return rings;
}

function bearing(graph: Graph, [x, y]: Position, to: string): number {
  const [toX, toY] = graph.get(to)!.at;
  return Math.atan2(toY - y, toX - x);
}

function area(ring: Line): number {
  return stretches(ring).reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2;
}
