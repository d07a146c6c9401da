import { ADULT_AGE } from '#domain/accounts/adult';
import { sayParts } from '#locales/say';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** What logging in means: the terms, the privacy policy, being an adult, one's own number. [AUTH-7] */
export function LoginTerms() {
  const lang = useLang();
  const say = useSay();
  const links = { terms: 'terms', privacy: 'privacy' } as const;
  const said = sayParts(lang, 'accounts.login.terms', { age: ADULT_AGE, terms: say('shell.footer.terms'), privacy: say('shell.footer.privacy') });
  return (
    <p className="small muted">
      {said.map(({ text, fact }) =>
        fact === 'terms' || fact === 'privacy' ? (
          <Link key={fact} page={links[fact]}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}
