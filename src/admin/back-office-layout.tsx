import { ActionsProvider, BulkUploadProvider, EntityVisibilityProvider } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { Bar } from '@/admin/bar/bar'
import { SearchButton } from '@/admin/office-search/search-button'
import { RefreshProvider } from '@/admin/ui/actions'
import { Clock } from '@/admin/ui/values'
import { Icon } from '@/components/ui/icon'
import { type Places, placeOf, placesOf } from './bar/places'
import { SmallMark } from './cms/mark'
import { AccountMenu } from './super-admin/account-menu'

interface FrameProps {
  places: Places
  current: string
  person: { name: string | null; email: string }
  zone: string
  now: number
  children: ReactNode
}

const headerLink =
  'hidden h-9 items-center gap-1.5 rounded-md px-3 text-sm text-soft hover:bg-sunken hover:text-ink md:inline-flex'

function Frame({ places, current, person, zone, now, children }: FrameProps) {
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
            <SmallMark className="h-4.5 w-8" />
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
        <Bar places={places} current={placeOf(current)} />
      </header>
      <main
        id="tab"
        tabIndex={-1}
        className="group/tab mx-auto w-full max-w-[1440px] flex-1 px-4 pt-3 pb-10 max-sm:flex max-sm:flex-col max-sm:*:min-w-0 sm:px-6 sm:pt-8 lg:px-8"
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

interface BackOfficeLayoutProps {
  initPageResult: AdminViewServerProps['initPageResult']
  current: string
  children: ReactNode
}

/** The view has checked the caller's role. */
export async function BackOfficeLayout({ initPageResult, current, children }: BackOfficeLayoutProps) {
  const { req, visibleEntities } = initPageResult
  const [places, { timezone }] = await Promise.all([
    placesOf(req),
    req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req, overrideAccess: false }),
  ])
  return (
    // What Payload's own template provides for document drawers, without its sidebar.
    <EntityVisibilityProvider
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <BulkUploadProvider drawerSlugPrefix="super-admin">
        <ActionsProvider>
          <Frame
            places={places}
            current={current}
            person={{ name: req.user?.fullName || null, email: req.user?.email ?? '' }}
            zone={timezone}
            now={Date.now()}
          >
            {children}
          </Frame>
        </ActionsProvider>
      </BulkUploadProvider>
    </EntityVisibilityProvider>
  )
}
