'use client'

import { cx } from 'class-variance-authority'
import Link, { useLinkStatus } from 'next/link'
import { Menu, MenuItem } from '@/admin/ui/menu'
import { useCurrentInView } from '@/admin/ui/use-current-in-view'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import type { PlaceLink, Places } from './places'

function Pending() {
  const { pending } = useLinkStatus()
  return (
    <span className={cx('transition-opacity delay-150', pending ? 'opacity-100' : 'opacity-0')}>
      {pending ? (
        <Spinner className="text-xs" />
      ) : (
        <span className="inline-block size-[12px] max-sm:size-2" />
      )}
    </span>
  )
}

/** The number, and its words for the description of the link. */
function WaitingCount({ id, count }: { id: string; count: number | undefined }) {
  return count ? (
    <>
      <span
        aria-hidden="true"
        className="ml-1.5 rounded-full bg-sunken px-1.5 font-semibold text-ink text-xs tabular-nums"
      >
        {count}
      </span>
      <span id={id} hidden>
        {`${count} waiting`}
      </span>
    </>
  ) : null
}

const placeStyles = (open: boolean) =>
  cx(
    'relative flex h-11 items-center pl-3 text-sm -outline-offset-2 max-sm:pl-2',
    'after:absolute after:inset-x-3 max-sm:after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full',
    open
      ? 'font-semibold text-ink after:bg-signal'
      : 'text-soft after:bg-transparent hover:text-ink hover:after:bg-line-strong',
  )

function Place({ slug, label, href, waiting, isOpen }: PlaceLink & { isOpen: boolean }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-describedby={waiting ? `waiting-${slug}` : undefined}
      aria-current={isOpen ? 'page' : undefined}
      className={placeStyles(isOpen)}
    >
      {label}
      <WaitingCount id={`waiting-${slug}`} count={waiting} />
      <Pending />
    </Link>
  )
}

function MoreTrigger({ open, className }: { open?: PlaceLink | undefined; className?: string | undefined }) {
  return (
    <span className={cx(placeStyles(open !== undefined), 'gap-1 pr-3', className)}>
      {open?.label ?? 'More'}
      <Icon name="chevron-down" className="size-4" />
    </span>
  )
}

export function Bar({ places: { main, more }, current }: { places: Places; current: string }) {
  const list = useCurrentInView(current)
  const folded = more.length > 0 ? main.slice(3) : []
  const openBehind = more.find(({ slug }) => slug === current)
  const openFolded = folded.find(({ slug }) => slug === current)
  const inMenu = openBehind ?? openFolded

  return (
    <nav aria-label="Back office" className="mx-auto flex max-w-[1440px] px-2 sm:px-4 lg:px-6">
      <ul ref={list} className="relative flex min-w-0 overflow-x-auto [scrollbar-width:none] xl:flex-1">
        {main.map((place) => (
          <li key={place.slug} className={cx('shrink-0', folded.includes(place) && 'max-sm:hidden')}>
            <Place {...place} isOpen={place.slug === current} />
          </li>
        ))}
        {more.map((place, index) => (
          <li
            key={place.slug}
            className={cx('hidden shrink-0 xl:block', index === 0 && 'ml-auto border-l pl-1')}
          >
            <Place {...place} isOpen={place.slug === current} />
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <div className="shrink-0 xl:hidden">
          <Menu
            label={inMenu ? `More places, ${inMenu.label} is open` : 'More places'}
            look="plain"
            trigger={
              <>
                <MoreTrigger open={inMenu} className={openFolded && 'sm:hidden'} />
                {openFolded ? <MoreTrigger className="max-sm:hidden" /> : null}
              </>
            }
          >
            {folded.map(({ slug, label, href }) => (
              <MenuItem key={slug} href={href} isOpen={slug === current} className="sm:hidden">
                {label}
              </MenuItem>
            ))}
            {more.map(({ slug, label, href }) => (
              <MenuItem key={slug} href={href} isOpen={slug === current}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </div>
      ) : null}
    </nav>
  )
}
