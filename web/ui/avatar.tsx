// The picture of a person: their photo, else the first letter of their name on a colour of their own.
import classes from './avatar.module.css';
import { avatarColour, initialOf } from './avatar-look.ts';

export type AvatarProps = {
  person: { id: string; userName: string };
  /** The address of their photo; null where they have none, or it is still to come. */
  url: string | null;
  /** In pixels; 32 unless said. */
  size?: number;
};

/** Stands beside the name, which says the same to those who do not see it. */
export function Avatar({ person, url, size = 32 }: AvatarProps) {
  return (
    <span
      className={`middle rigid overflow-hidden round weight-600 ${classes.avatar}`}
      style={{ width: size, height: size, fontSize: size * 0.42, background: avatarColour(person.id) }}
      aria-hidden="true"
    >
      {url === null ? (
        initialOf(person.userName)
      ) : (
        <img src={url} alt="" className="w-full h-full object-cover" />
      )}
    </span>
  );
}
