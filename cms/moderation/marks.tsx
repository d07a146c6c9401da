import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** Phone numbers, links and messengers that a public text names, in words. [LEGAL-3] */
export function Marks({ lang, marks }: { lang: Lang; marks: string }) {
  return marks
    .split(',')
    .filter(Boolean)
    .map((mark) => {
      const key = `reviews.marks.${mark}`;
      return (
        <span key={mark} className="zb-badge zb-badge--warn">
          {hasWord(key) ? say(lang, key) : mark}
        </span>
      );
    });
}
