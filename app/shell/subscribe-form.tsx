import { href } from '../routes';
import { useLang, useSay } from '../words';

/** The field for who wants to hear of what is new. */
export const SUBSCRIBE_CONTACT = 'subscribe-contact';

/** An e-mail address or a phone number for news; it posts from every page. [SHELL-9] */
export function SubscribeForm() {
  const lang = useLang();
  const say = useSay();
  return (
    <form method="post" noValidate action={href(lang, 'subscribe')} className="stack gap-2">
      <h2>{say('shell.subscribe.title')}</h2>
      <label htmlFor={SUBSCRIBE_CONTACT}>{say('shell.subscribe.label')}</label>
      <div className="joined">
        <input className="in" id={SUBSCRIBE_CONTACT} name="contact" dir="ltr" autoComplete="email" required aria-describedby="subscribe-help" />
        <button className="btn inv sm">{say('shell.subscribe.send')}</button>
      </div>
      <p id="subscribe-help">{say('shell.subscribe.help')}</p>
    </form>
  );
}
