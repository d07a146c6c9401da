import { expect, test } from 'vitest';
import { ticketLifeCycles } from '#domain/warranty/ticket-life-cycles';
import { hasWord, say, type WordKey } from '#locales/say';
import { nextOfTicket } from './ticket-next';

test('[WAR-4, WAR-5, WAR-6] each state of each kind of ticket has its words in both languages, and one that is open says what comes next', () => {
  for (const { name, states, ends, moves } of Object.values(ticketLifeCycles)) {
    const kind = name as keyof typeof ticketLifeCycles;
    const keys: string[] = [
      `warranty.tickets.kinds.${kind}`,
      ...states.map((state) => `warranty.tickets.states.${state}`),
      ...moves.flatMap(({ event }) => ['events', 'staff-events', 'moves'].map((list) => `warranty.tickets.${list}.${event}`)),
    ];
    expect(keys.filter((key) => !hasWord(key))).toEqual([]);
    for (const state of states) {
      const next = nextOfTicket({ kind, state });
      // What is over has no next step.
      expect([kind, state, next !== undefined]).toEqual([kind, state, !ends.includes(state)]);
      if (next) expect([say('fa', next), say('en', next)].every((words) => words.trim() !== '' && !words.includes(next))).toBe(true);
    }
    for (const key of keys as WordKey[]) expect(say('en', key)).not.toMatch(/[\u0600-\u06ff]/);
  }
});
