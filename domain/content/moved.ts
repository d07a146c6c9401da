/** Lists of documents whose address is made of a name that editors may change. */
export const movable = ['posts', 'products', 'courses', 'lessons', 'tags', 'topics', 'authors', 'centres', 'pages'] as const;
export type Movable = (typeof movable)[number];
