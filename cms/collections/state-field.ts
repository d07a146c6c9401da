import type { SelectField } from 'payload';
import { nouns, statesOf, type NounName } from '#domain/work/nouns';
import { optionsOf } from '../warranty/options';

/** Where a noun of work stands: its states as its row has them, with the words that its owner reads too. [ADM-3] */
export function stateField(of: NounName): SelectField {
  return {
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    options: optionsOf(statesOf(of), nouns[of].words),
    admin: { components: { Cell: { path: '/work/state-cell#StateCell', clientProps: { of } } } },
  };
}
