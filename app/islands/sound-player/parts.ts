import type { Analyst } from './analysis';
import type { Deck } from './deck';
import type { Sound } from './sound';
import type { View } from './draw-wave';
import type { Words } from './words';

/** The recordings at hand, each fetched once. */
export type Shelf = { first(): Promise<Sound>; get(id: string): Promise<Sound>; add(sound: Sound): void; remove(id: string): void };

/** What every part of the player shares. */
export type Player = { place: HTMLElement; deck: Deck; analyst: Analyst; words: Words; shelf: Shelf; view: View };

/** The parts of the page by the name of their data attribute. */
export function part<E extends HTMLElement = HTMLElement>(place: ParentNode, name: string): E | null {
  return place.querySelector<E>(`[data-${name}]`);
}
export function allParts<E extends HTMLElement = HTMLElement>(place: ParentNode, name: string): E[] {
  return [...place.querySelectorAll<E>(`[data-${name}]`)];
}
