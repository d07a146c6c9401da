const paths = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  wrench: 'M14.5 6.5a4 4 0 0 0-5 5L4 17l3 3 5.5-5.5a4 4 0 0 0 5-5L15 12l-3-3z',
  phone: 'M6 4h3l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2z',
  back: 'M9 8H5V4M5.5 8A8 8 0 1 1 4 13',
  talk: 'M4 5h16v11H11l-4 4v-4H4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 19c.6-3.500 3-5 6-5s5.400 1.500 6 5M16 4.500a3.300 3.300 0 0 1 0 6.300M18 14.500c1.700.7 2.700 2.200 3 4.500',
  paper: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  pin: 'M12 21c-4-5-7-8-7-11.500a7 7 0 0 1 14 0c0 3.500-3 6.500-7 11.500zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.500 8.500h.01',
  store: 'M4 20V9l8-5 8 5v11M8 20v-7h8v7M8 16.500h8',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  layout: 'M5 4h14v16H5zM5 9h14M10 9v11',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  chart: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM20 20l-4.500-4.500',
  down: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  leave: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
} as const;

export type DeskIconName = keyof typeof paths;

/** A small sign beside a word of the desk. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="zb-i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
