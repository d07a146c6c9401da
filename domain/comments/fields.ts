import { asSent, carried, lines, text } from '../fields';
import type { Parsed } from '../fields';
import { ok, refuse } from '../result';

export const COMMENT_MOST_CHARACTERS = 2_000;
const COMMENT_LEAST_CHARACTERS = 3;
const NAME_MOST_CHARACTERS = 60;
const REASON_MOST_CHARACTERS = 500;
/** A page of comments holds so many, each with its answers. [MAG-3] */
export const COMMENTS_PER_PAGE = 20;
/** Staff look at a comment within so many hours of the desk's time. [MAG-3] */
export const COMMENT_CHECK_HOURS = 12;

/** A comment's words. [MAG-3, LEGAL-3] */
export const commentText = lines({
  area: 'comments.body',
  min: COMMENT_LEAST_CHARACTERS,
  max: COMMENT_MOST_CHARACTERS,
  isPublic: true,
  label: 'comments.form.body',
  help: 'comments.form.body-help',
  helpFacts: { most: COMMENT_MOST_CHARACTERS },
  example: { fa: 'برای مادرم از همین روش استفاده کردیم و عددها پایدار شد', en: 'We measured my mother this way and the numbers became steady' },
});

/** The name under which a comment is shown. [MAG-3] */
const commentName = text({
  area: 'comments.name',
  min: 2,
  max: NAME_MOST_CHARACTERS,
  label: 'comments.form.name',
  help: 'comments.form.name-help',
  fill: 'name',
  example: { fa: 'نازنین فرهمند', en: 'Nazanin Farahmand' },
});

/** What a reader writes under an article. [MAG-3] */
export const commentFields = { name: commentName, body: commentText } as const;
export type CommentForm = Parsed<typeof commentFields>;

/** A field that people neither see nor reach; a form that fills it in was filled in by a program. */
export const trapField = asSent(200);

/** Which of one's comments is meant, as a form carries it; no more digits than a row's number has. */
export const commentNumber = carried((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? ok(Number(typed)) : refuse('comments.unknown')));

/** Why staff hide, edit or delete; its writer reads it. [LEGAL-3] */
export const commentReason = lines({ area: 'comments.reason', min: 2, max: REASON_MOST_CHARACTERS });
