import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link inside the site. It loads its page when followed, not when visible: a page has about thirty links, and prefetching
 * them would cost a phone more than the page itself.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
