'use client'

import { cx } from 'class-variance-authority'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { NavItem, ShownLogo } from '@/content/navigation'
import { useSession } from './session'
import { SignOutButton } from './sign-out-button'
import { Wordmark } from './wordmark'

function NavLink({ item, className }: { item: NavItem; className?: string }) {
  const pathname = usePathname()
  const exact = pathname === item.href
  const within = item.href !== '/' && pathname.startsWith(`${item.href}/`)
  return (
    <SiteLink
      href={item.href}
      aria-current={exact ? 'page' : within ? 'true' : undefined}
      className={cx(
        'decoration-2 decoration-signal underline-offset-[0.45em] hover:underline aria-[current]:underline',
        className,
      )}
    >
      {item.label}
    </SiteLink>
  )
}

type TeamLinksProps = { isSuperAdmin: boolean; quiet: string; stacked: boolean }

function TeamLinks({ isSuperAdmin, quiet, stacked }: TeamLinksProps) {
  // If the bar has no room for them, the dashboard and the back office link to them.
  const withRoom = stacked ? quiet : `${quiet} max-xl:hidden`
  return (
    <>
      {stacked || !isSuperAdmin ? (
        <>
          <a href="/admin/queue" className={withRoom}>
            Inbox
          </a>
          <a href="/admin" className={withRoom}>
            Editor
          </a>
        </>
      ) : null}
      {isSuperAdmin ? (
        <a href="/super-admin" className={quiet}>
          Admin
        </a>
      ) : null}
    </>
  )
}

function AccountLinks({ stacked = false }: { stacked?: boolean }) {
  const session = useSession()
  const quiet = buttonStyles({ variant: 'quiet', size: 'sm', block: stacked })
  const solid = buttonStyles({ size: 'sm', block: stacked })
  if (!session?.signedIn) {
    return (
      <>
        <SiteLink key="sign-in" href="/auth" className={quiet}>
          Sign In
        </SiteLink>
        <SiteLink key="book" href="/book-call" className={solid}>
          Book a Call
        </SiteLink>
      </>
    )
  }
  return (
    <>
      <SiteLink key="dashboard" href="/dashboard" className={quiet}>
        Dashboard
      </SiteLink>
      {session.isAdmin ? (
        <TeamLinks key="team" isSuperAdmin={session.isSuperAdmin} quiet={quiet} stacked={stacked} />
      ) : null}
      <SignOutButton key="sign-out" block={stacked} />
    </>
  )
}

function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <details data-menu className="group min-[70rem]:hidden print:hidden">
      <summary className="-mr-[min(0.625rem,3vw)] grid size-[min(2.75rem,14vw)] place-items-center rounded-md hover:bg-sunken">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] scroll-py-4 overflow-y-auto overscroll-contain border-line border-y bg-paper px-5 pt-2 pb-6 shadow-overlay sm:px-8">
        {children}
      </div>
    </details>
  )
}

function SearchLink({ className = '' }: { className?: string }) {
  return (
    <SiteLink
      href="/search"
      className={`grid size-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-md hover:bg-sunken ${className}`}
    >
      <Icon name="search" className="size-5.5" />
      <span className="sr-only">Search the site</span>
    </SiteLink>
  )
}

interface SiteHeaderProps {
  brandName: string
  logo?: ShownLogo | undefined
  menu: readonly NavItem[]
}

export function SiteHeader({ brandName, logo, menu }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper print:static">
      <div className="mx-auto flex h-17 w-full max-w-[78rem] items-center px-[min(1.25rem,6.25vw)] min-[70rem]:gap-5 sm:px-8 lg:px-12">
        <Wordmark name={brandName} logo={logo} />
        {/* The search is not next to the account's links: those change when the session is known, and would move it. */}
        <div className="hidden shrink-0 items-center gap-2 min-[70rem]:flex print:hidden">
          <nav aria-label="Main">
            <ul className="flex gap-5 whitespace-nowrap font-medium text-sm">
              {menu.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} className="inline-flex min-h-11 items-center" />
                </li>
              ))}
            </ul>
          </nav>
          <SearchLink />
        </div>
        <div className="hidden flex-1 justify-end gap-2 min-[70rem]:flex print:hidden">
          <AccountLinks />
        </div>
        <SearchLink className="ml-auto min-[70rem]:hidden print:hidden" />
        <MobileMenu>
          <nav aria-label="Menu">
            <ul>
              {menu.map((item) => (
                <li key={item.href} className="border-line border-b">
                  <NavLink item={item} className="flex min-h-14 items-center font-display text-xl" />
                </li>
              ))}
            </ul>
            <div className="mt-5 grid gap-3 sm:grid-cols-2">
              <AccountLinks stacked />
            </div>
          </nav>
        </MobileMenu>
      </div>
    </header>
  )
}
