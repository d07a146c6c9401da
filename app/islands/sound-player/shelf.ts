import type { Analyst } from './analysis';
import type { Shelf } from './parts';
import { allParts } from './parts';
import type { Sound } from './sound';

type Listed = { id: string; name: string; url: string };

/** The examples, read when first asked for, and what the visitor brings; both stand in the lists of recordings. */
export function openShelf(place: HTMLElement, analyst: Analyst): Shelf {
  const listed = JSON.parse(place.dataset['sounds'] ?? '[]') as Listed[];
  const known = new Map<string, Promise<Sound>>();
  const lists = () => allParts<HTMLSelectElement>(place, 'sound');

  async function fetched({ id, name, url }: Listed): Promise<Sound> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    const read = await analyst.read(`${id}.wav`, new Uint8Array(await answer.arrayBuffer()));
    if (!read.ok) throw new Error(read.code);
    return { id, name, rate: read.value.sampleRateHz, samples: read.value.leads[0]!.samples };
  }

  const shelf: Shelf = {
    first: () => shelf.get(listed[0]!.id),
    get(id) {
      const example = listed.find((each) => each.id === id);
      const sound = known.get(id) ?? (example ? fetched(example) : Promise.reject(new Error(`no sound ${id}`)));
      known.set(id, sound);
      sound.catch(() => known.delete(id));
      return sound;
    },
    add(sound) {
      known.set(sound.id, Promise.resolve(sound));
      for (const list of lists()) list.prepend(new Option(sound.name, sound.id));
    },
    remove(id) {
      known.delete(id);
      for (const list of lists()) for (const option of [...list.options]) if (option.value === id) option.remove();
    },
  };
  return shelf;
}
