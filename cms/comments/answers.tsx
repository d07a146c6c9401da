import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffComment } from '#services/staff/comment-detail';
import { Own } from '../moderation/own';
import { NounBadge } from '../work/noun-badge';

type Props = Pick<StaffComment, 'asked' | 'answers'> & { lang: Lang };

/** What a comment was answered, or which comment an answer belongs to; each leads to its own page. [MAG-3] */
export function Answers({ lang, asked, answers }: Props) {
  const shown = asked ? [asked] : answers;
  if (shown.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, asked ? 'admin.comment.asked' : 'admin.comment.answers')}</h2>
      {shown.map((one) => (
        <div key={one.id}>
          <p>
            <a href={`/admin/collections/comments/${one.id}`}>
              <Own text={one.shownName} />
            </a>{' '}
            <NounBadge lang={lang} of="comment" state={one.state} />
          </p>
          <p className="zb-words" lang={one.lang} dir={one.lang === 'fa' ? 'rtl' : 'ltr'}>
            {one.body}
          </p>
        </div>
      ))}
    </section>
  );
}
