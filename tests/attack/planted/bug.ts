/** A bug that is planted: text of the tree that is replaced, and the narrowest test that has to fail then. */
export type Bug = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Further places of the same bug. */
  also?: readonly { file: string; find: string; replace: string }[];
  /** The file of tests, and the title's part. */
  seenBy: { file: string; title: string };
};
