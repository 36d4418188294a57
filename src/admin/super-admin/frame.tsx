import type { ReactNode } from 'react'
import { Bar } from '@/admin/bar/bar'
import type { Places } from '@/admin/bar/places'
import { SearchButton } from '@/admin/office-search/search-button'
import { Clock } from '@/admin/ui/clock'
import { RefreshProvider } from '@/admin/ui/refresh'
import { Mark } from '@/components/layout/mark'
import { Icon } from '@/components/ui/icon'
import { AccountMenu } from './account-menu'

interface FrameProps {
  places: Places
  /** The slug of the open place. */
  current: string
  person: { name: string | null; email: string }
  /** The business's time zone: all times of the back office are shown in it. */
  zone: string
  /** When this page was made (UTC milliseconds). */
  now: number
  children: ReactNode
}

const headerLink =
  'hidden h-9 items-center gap-1.5 rounded-md px-3 text-sm text-soft hover:bg-sunken hover:text-ink md:inline-flex'

/** The layout around a place: who is signed in, links out, and the bar. */
export function Frame({ places, current, person, zone, now, children }: FrameProps) {
  return (
    <div className="office office-room flex min-h-dvh flex-col">
      <a
        href="#tab"
        className="sr-only z-50 rounded-md bg-action px-4 py-2.5 font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-20 border-line border-b bg-paper">
        <div className="mx-auto flex h-14 max-w-[1440px] items-center gap-2 px-4 sm:px-6 lg:px-8">
          <a
            href={places.main[0]?.href}
            className="-ml-1 inline-flex h-11 items-center gap-2.5 rounded-sm px-1"
          >
            <Mark className="h-4.5 w-8" />
            <span className="font-display font-medium text-lg tracking-[-0.018em]">Back office</span>
          </a>
          <span className="flex-1" />
          <SearchButton />
          <a href="/" className={headerLink}>
            Website
            <Icon name="external" className="size-3.5" />
          </a>
          <AccountMenu {...person} />
        </div>
        <Bar places={places} current={current} />
      </header>
      <main
        id="tab"
        tabIndex={-1}
        className="group/tab mx-auto w-full max-w-[1440px] flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-8 lg:px-8"
      >
        <Clock now={now} zone={zone}>
          <RefreshProvider>{children}</RefreshProvider>
        </Clock>
      </main>
      <footer className="mx-auto w-full max-w-[1440px] px-4 pb-6 text-faint text-xs sm:px-6 lg:px-8">
        Times in {zone.replace('_', ' ')}
      </footer>
    </div>
  )
}
