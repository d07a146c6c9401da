import { useSay } from '../../words';

type Topic = { id: number; title: string; followed: boolean };

/** Topics as switches: a press follows one, another leaves it. [MAG-4] */
export function TopicChips({ topics }: { topics: readonly Topic[] }) {
  const say = useSay();
  return (
    <section className="card stack gap-3" aria-labelledby="topics">
      <h2 id="topics">{say('magazine.personal.topics')}</h2>
      <p className="small soft">{say('magazine.personal.topics-help')}</p>
      <ul className="chips">
        {topics.map(({ id, title, followed }) => (
          <li key={id}>
            <form method="post" noValidate>
              <input type="hidden" name="intent" value="follow" />
              <input type="hidden" name="follows" value={id} />
              <input type="hidden" name="on" value={followed ? 0 : 1} />
              <button className="chip" aria-pressed={followed}>
                {title}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
