import { cx } from 'class-variance-authority'

const paths = {
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 3.5v5m7-5v5',
  chat: 'M4 5.5h16v11h-9l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  external: 'M14 4.5h5.5V10M19.5 4.5l-9 9M11 6.5H5v12.5h12.5v-6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.5',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7.5h16M4 16.5h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1L19.5 9.5M19.5 4.5v5h-5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
  send: 'M20.5 3.5 10 14M20.5 3.5l-6.5 17-4-6.5-6.5-4z',
  'sort-down': 'M12 5.5v13m-5-5 5 5 5-5',
  'sort-up': 'M12 18.5v-13m-5 5 5-5 5 5',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v6m3-6v6',
  video: 'M3.5 7h11.5v10H3.5zM15 10.5l5.5-3v9l-5.5-3',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 16.7v.5',
} as const

export type IconName = keyof typeof paths

/** A decorative 24-unit line icon without script; the text next to it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('line-icon', name === 'more' && 'stroke-[2.6]', className)}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
