import type { Answer } from '../../answer';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { FormErrors } from '../form-errors';

type Props = { place: { page: 'article' | 'newsItem'; slug: string }; answer: Answer | undefined };

/** Two buttons under an article. They stand on a kept page, so they know nobody and never say what somebody answered before. [MAG-2: useful] */
export function Useful({ place: { page, slug }, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="useful" aria-labelledby="useful">
      <FormErrors answer={answer} names={{ answer: null }} />
      <div className="row">
        <h2 id="useful">{say('magazine.useful.ask')}</h2>
        {(['yes', 'no'] as const).map((one) => (
          <form key={one} method="post" action={href(lang, page, { slug })} noValidate>
            <input type="hidden" name="intent" value="useful" />
            <input type="hidden" name="answer" value={one} />
            <Button kind="outline" small>
              {say(`magazine.useful.${one}`)}
            </Button>
          </form>
        ))}
      </div>
    </section>
  );
}
