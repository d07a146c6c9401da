import type { PayloadRequest, ServerProps } from 'payload';
import { loadHolidays } from '#services/calendars/holidays';
import { say } from '#locales/say';
import { deskCtx } from '../moves/desk-ctx';
import { clockWords } from './clock-words';
import { DeskClock } from './desk-clock';
import { FindBox } from './find-box';
import { LanguageSwitch } from './language-switch';

type Props = ServerProps & { req?: PayloadRequest };

/** Above every page: one search for everything, and a clock that says whether promises count now. [ADM-3] */
export async function TopBar({ req }: Props) {
  const ctx = req ? deskCtx(req) : null;
  if (!ctx || ctx.actor.kind !== 'staff') return null;
  const { lang, now, rt } = ctx;
  const { counts, text } = clockWords(lang, now, await loadHolidays(rt.db));
  return (
    <div className="zb-top">
      <a className="zb-to-menu" href="#zb-menu">
        {say(lang, 'staff.menu.all')}
      </a>
      <FindBox lang={lang} />
      <DeskClock lang={lang} now={now.getTime()} counts={counts} text={text} />
      <LanguageSwitch lang={lang} />
      <span className="zb-me">{ctx.actor.name}</span>
    </div>
  );
}
