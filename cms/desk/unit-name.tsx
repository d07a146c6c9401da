/** A unit by its title, then its code: a code alone names nothing to a newcomer, and stands alone only where there is no title. [ADM-3] */
export function UnitName({ title, sku }: { title: string | null; sku: string }) {
  return title && title !== sku ? (
    <>
      {title}{' '}
      <bdi dir="ltr" className="zb-cd">
        {sku}
      </bdi>
    </>
  ) : (
    <bdi dir="ltr">{sku}</bdi>
  );
}
