const paths = {
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM20 20l-4.5-4.5',
  cart: 'M4 5h2l2.2 10.5h9.6L20 8H7M10.8 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0ZM17.8 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z',
  person: 'M15.6 8a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  truck: 'M3 6h11v10H3zM14 9h4l3 3.5V16h-7zM8.7 17.5a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM18.7 17.5a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z',
  shield: 'M12 4 5 6.5V12c0 4 3 6.5 7 8 4-1.5 7-4 7-8V6.5zM9 12l2 2 4-4',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  pin: 'M12 20c-4-4.5-6-7.3-6-10a6 6 0 0 1 12 0c0 2.7-2 5.5-6 10ZM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  heart: 'M12 19.5C6.5 15.5 4 12.5 4 9.3A4.1 4.1 0 0 1 12 7.8a4.1 4.1 0 0 1 8 1.5c0 3.2-2.5 6.2-8 10.2Z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 4v4M16 4v4',
  message: 'M4 6h16v11h-9l-4 3v-3H4zM8 10.5h8M8 13.5h5',
  chats: 'M4 5h11v8H9l-3 2.5V13H4zM18 9h2v7h-2v2.5L15 16h-4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  next: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  exit: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  edit: 'm5 19 1-4L16 5l3 3L9 18zM14 7l3 3',
  phone: 'M6 4h4l1.5 4.5L9 10c1 2.3 2.7 4 5 5l1.5-2.5L20 14v4c0 1.2-1 2-2 2C10.5 19.5 4.5 13.5 4 6c0-1 .8-2 2-2Z',
  mobile: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  desktop: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  key: 'M11.5 15a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM10.4 12.200 19 4M15.500 7l2.800 2.800M18 5l2 2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  flask: 'M10 4h4M11 4v6l-5 8.5c-.6 1 0 1.5 1 1.5h10c1 0 1.6-.5 1-1.500L13 10V4M8.5 15h7',
  pill: 'm5.5 12.5 7-7a4.2 4.2 0 0 1 6 6l-7 7a4.2 4.2 0 0 1-6-6ZM9 9l6 6',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5l3.5 2',
  wallet: 'M5 6.500h13v3M5 6.500v11.500h15V9.500H6A1.500 1.500 0 0 1 6 6.500M20 12.200h-4a1.600 1.600 0 0 0 0 3.200h4',
  receipt: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9.5 8.500h5M9.5 12h5',
  star: 'm12 4.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3-3.8-3.7 5.2-.7z',
  gift: 'M4 9h16v4H4zM6 13h12v7H6zM12 9v11M12 9c-2 0-4.5-1-4-3s3.5-1 4 3c.5-4 3.5-5 4-3s-2 3-4 3Z',
  family:
    'M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM19 9.500a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM2.5 19c.6-3.5 2.8-5 5.5-5s4.9 1.5 5.5 5M14.5 14.600c3.3-.6 6 .7 7 4.4',
} as const;

export type IconName = keyof typeof paths;
const mirrored: ReadonlySet<IconName> = new Set<IconName>(['cart', 'next', 'exit', 'truck', 'message', 'chats']);

/** A small sign beside a word; it turns with the direction of reading where it points somewhere. [LANG-6] */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  const kind = `i${small ? ' s' : ''}${mirrored.has(name) ? ' flip' : ''}`;
  return (
    <svg className={kind} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
