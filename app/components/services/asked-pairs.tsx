/** What was asked for as it is read back: names beside what was written. */
export function AskedPairs({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="asked">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
