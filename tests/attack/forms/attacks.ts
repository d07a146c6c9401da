import type { Arena, Attack } from '../attack';
import { writingRoutes } from '../gate/web-routes';
import { knownForms } from './known';
import { otherAttacks } from './others';
import { readAll, refuseAll } from './refused';
import { takeAll } from './taken';
import { walk, type FoundForm } from './walk';

const SHOWN = 40;

/** The forms of the portal, walked once for all attacks of a run. */
const walked = new WeakMap<Arena['portal'], Promise<FoundForm[]>>();
function formsOfThePortal({ db, portal }: Arena): Promise<FoundForm[]> {
  const found = walked.get(portal) ?? walk(db, portal.url);
  walked.set(portal, found);
  return found;
}

const coverage: Attack = {
  name: 'forms: every form is found',
  quick: true,
  run: async (arena) => {
    const forms = await formsOfThePortal(arena);
    const names = new Set(forms.map(({ lang, name }) => `${lang} ${name}`));
    const routes = (await writingRoutes()).filter(({ page }) => !page.neutral);
    const intents = routes.flatMap(({ lang, name, intents }) => (intents.length > 0 ? intents : ['default']).map((intent) => `${lang} ${name} ${intent}`));
    // The cart takes what the product's page sends, too; its form stands there alone.
    // The second page of a rare reading is an answer to a press; its way back stores nothing and refuses nothing.
    // What waited on a phone is sent from there by a script, which no page's form does; "doubles" sends it.
    const answers = ['appAdd again', 'appReadingEdit again', 'appShareNew again', 'appWaiting default'];
    const elsewhere = new Set([...['cart add', ...answers].flatMap((name) => [`fa ${name}`, `en ${name}`])]);
    const missed = [...intents.filter((name) => !elsewhere.has(name)), ...knownForms.flatMap((name) => [`fa ${name}`, `en ${name}`])].filter(
      (name) => !names.has(name),
    );
    if (missed.length > 0) throw new Error(`no page shows: ${[...new Set(missed)].join(', ')}`);
    return `${names.size} forms in two languages, among them all ${intents.length} things that routes do`;
  },
};

const odd = (name: string, work: (arena: Arena, forms: readonly FoundForm[]) => Promise<{ sent: number; problems: string[] }>, done: string): Attack => ({
  name,
  quick: true,
  run: async (arena) => {
    const forms = await formsOfThePortal(arena);
    const { sent, problems } = await work(arena, forms);
    if (problems.length > 0) throw new Error(`${problems.length} of ${sent}:\n${problems.slice(0, SHOWN).join('\n')}`);
    return `${sent} ${done}`;
  },
});

export const formAttacks: readonly Attack[] = [
  ...otherAttacks,
  coverage,
  odd('forms: what must be refused', refuseAll, 'wrong inputs: 4xx, a sentence in the page’s language, 0 rows written'),
  odd('forms: what may be taken', takeAll, 'odd inputs taken: normalised, shown as text, nobody led away'),
  odd('forms: what is asked by address', readAll, 'odd questions: no error, no markup, 0 rows written'),
];
