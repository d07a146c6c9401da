import type { Picture as Shown } from '#domain/content/picture';
import { Avatar } from '../avatar';
import { Picture } from '../picture';
import { groundOf, letterOf } from './doctor-names';

/** A doctor's photo, or the first letter of the name where there is none. */
export function DoctorFace({ id, name, photo, first = false }: { id: number; name: string; photo: Shown | null; first?: boolean }) {
  if (!photo) return <Avatar name={letterOf(name)} ground={groundOf(id)} />;
  return (
    <span className="doc-photo">
      <Picture picture={photo} sizes="6rem" first={first} />
    </span>
  );
}
