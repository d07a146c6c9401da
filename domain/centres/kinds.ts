/** What a centre is. [MAP-1] */
export const centreKinds = ['hospital', 'clinic', 'doctor', 'laboratory', 'pharmacy', 'imaging', 'physiotherapy', 'dentist', 'beauty'] as const;
export type CentreKind = (typeof centreKinds)[number];

export function isCentreKind(typed: string | null): typed is CentreKind {
  return centreKinds.some((kind) => kind === typed);
}
