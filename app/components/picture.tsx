import type { Picture as Shown } from '#domain/content/picture';

type Props = {
  picture: Shown;
  /** How wide it stands in the page, as `sizes` says it. */
  sizes: string;
  /** The page's main picture: loaded before everything else. */
  first?: boolean;
};

/** An editor's picture: loaded when it comes near, its room kept, the smallest copy that is sharp. */
export function Picture({ picture: { alt, width, height, copies }, sizes, first = false }: Props) {
  return (
    <img
      className="pict"
      src={copies.at(-1)?.address}
      srcSet={copies.map((copy) => `${copy.address} ${copy.width}w`).join(', ')}
      alt={alt}
      {...{ sizes, width, height }}
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
