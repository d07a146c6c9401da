import { Chips } from '../components/chips';
import { useSay } from '../words';

const ideas = ['stethoscope', 'ecg', 'pressure', 'manual', 'warranty', 'delivery'] as const;

/** Example searches that have results, as plain links. */
export function SearchIdeas() {
  const say = useSay();
  return (
    <section className="stack gap-3" aria-labelledby="ideas">
      <h2 id="ideas" className="text-h3">
        {say('search.ideas')}
      </h2>
      <Chips
        label={say('search.ideas')}
        chips={ideas.map((idea) => ({ page: 'search' as const, query: { q: say(`search.words.${idea}`) }, label: say(`search.words.${idea}`) }))}
      />
    </section>
  );
}
