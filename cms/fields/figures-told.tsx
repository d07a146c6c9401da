import { figures, isFigureName } from '#domain/content/figures';
import { formatFact } from '#locales/facts';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

type Props = { names: readonly string[]; /** The language of the words. */ of: Lang; /** The reader's. */ lang: Lang };

/** Shows what the site writes for each figure that a text names. [PAGE-10, NUM-9] */
export function FiguresTold({ names, of, lang }: Props) {
  return (
    <p className="zb-help zb-figures">
      {names.map((name) => (
        <span key={name}>
          <bdi dir="ltr">{`{${name}}`}</bdi>{' '}
          {isFigureName(name) ? (
            <>
              {say(lang, 'admin.figures.on-site')}{' '}
              <bdi lang={of} dir={of === 'fa' ? 'rtl' : 'ltr'}>
                {formatFact(of, name, figures[name])}
              </bdi>
            </>
          ) : (
            say(lang, 'admin.figures.unknown')
          )}
        </span>
      ))}
    </p>
  );
}
