/** A bug that is planted: text of the tree that is replaced, and the narrowest test that has to fail then. */
export type Bug = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Further places of the same bug. */
  also?: readonly { file: string; find: string; replace: string }[];
  /** The test that must fail: its file, and a part of its title. */
  seenBy: { file: string; title: string };
};
