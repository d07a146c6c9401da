/** An answer to a comment, by the editors or by whoever wrote or reviewed the article. [MAG-3] */
export type ShownAnswer = { id: number; name: string; body: string; lang: 'fa' | 'en'; writtenAt: Date; edited: boolean; byAuthor: boolean };

/** A comment as anybody reads it. [MAG-3] */
export type ShownComment = Omit<ShownAnswer, 'byAuthor'> & { answers: ShownAnswer[] };

/** A page of comments; `next` is where the older ones begin. */
export type CommentList = { /** How many are shown in all, without answers. */ count: number; comments: ShownComment[]; next: string | null };
