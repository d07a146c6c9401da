import { href } from '../../routes';
import { useLang } from '../../words';

/** Private photos, small, each opening whole; nobody but their owner gets them from here. [WAR-4, WAR-8] */
export function Photos({ photos }: { photos: readonly { id: string; name: string }[] }) {
  const lang = useLang();
  return (
    <ul className="photos">
      {photos.map(({ id, name }) => (
        <li key={id}>
          <a href={href(lang, 'paper', { id })}>
            <img src={href(lang, 'paper', { id })} alt="" loading="lazy" />
            <span className="small">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
