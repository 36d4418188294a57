import { mainNav } from '@/content/navigation'
import { AccountLinks } from './account-links'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'
import { Wordmark } from './wordmark'

/** The bar at the top of each page: name, navigation, account. */
export function SiteHeader({ brandName }: { brandName: string }) {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="mx-auto flex h-17 w-full max-w-[78rem] items-center gap-10 px-5 xl:gap-14 sm:px-8 lg:px-12">
        <Wordmark name={brandName} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-8 font-medium text-sm">
            {mainNav.map((item) => (
              <li key={item.href}>
                <NavLink item={item} className="inline-flex min-h-11 items-center" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden flex-1 justify-end gap-2 lg:flex">
          <AccountLinks />
        </div>
        <MobileMenu>
          <nav aria-label="Menu">
            <ul>
              {mainNav.map((item) => (
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
