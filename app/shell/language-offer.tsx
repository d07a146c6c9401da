import { dirOf } from '#locales/lang';
import { say } from '#locales/say';
import { inOtherLang } from '../routes';
import { useLang } from '../words';
import { LanguageChoice, otherLang } from './language-switch';

/** A first visit by a browser that prefers the other language is offered it, in that language, without a redirect. [LANG-1] */
export function LanguageOffer({ path, query }: { path: string; query: string }) {
  const lang = useLang();
  const other = otherLang(lang);
  return (
    <aside className="offer" lang={other} dir={dirOf(other)} aria-label={say(other, 'shell.language.offer')}>
      <div className="wrap">
        <p>{say(other, 'shell.language.offer')}</p>
        <div className="row">
          <LanguageChoice lang={other} to={inOtherLang(path, query)} kind="btn sm">
            {say(other, 'shell.language.offer_yes')}
          </LanguageChoice>
          <LanguageChoice lang={lang} to={path + query} kind="btn s3 sm">
            <span lang={other}>{say(other, 'shell.language.offer_no')}</span>
          </LanguageChoice>
        </div>
      </div>
    </aside>
  );
}
