import type { WarnedNoun } from '#domain/work/nouns';

/** How each noun is called to staff, as SQL over its row `t`: its code, or the product that it is about. A noun that promises something and is forgotten here does not compile. */
export const calledAs: Readonly<Record<WarnedNoun, string>> = {
  order: 't.code',
  refund: `(select y.code from payables y where y.id = t.payable_id)`,
  ticket: 't.code',
  claim: 't.code',
  request: 't.code',
  inquiry: 't.code',
  comment: `coalesce((select l.title from posts_locales l where l._parent_id = t.post_id and l._locale::text = t.lang::text), t.id::text)`,
  question: 't.code',
  answer: '(select q.code from questions q where q.id = t.question_id)',
  review: `coalesce((select l.title from products_locales l where l._parent_id = t.product_id and l._locale = 'fa'), t.id::text)`,
};
