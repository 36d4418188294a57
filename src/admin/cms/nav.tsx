import { DefaultNav } from '@payloadcms/next/rsc'
import type { PayloadRequest, ServerProps } from 'payload'
import { movedFor } from '@/admin/bar/moved-lists'

/** Lists whose rows people work on elsewhere: in the inbox and in Invites. */
const behindMore = [
  { slug: 'inquiries', label: 'Inquiries' },
  { slug: 'invitations', label: 'Invitations' },
  { slug: 'client-registrations', label: 'Client registrations' },
] as const

export function NavLinks({ permissions }: Pick<ServerProps, 'permissions'>) {
  const more = behindMore.filter(({ slug }) => permissions?.collections?.[slug]?.read)
  return (
    <ul className="nav-links">
      <li>
        <a className="nav__link" href="/dashboard">
          Your dashboard
        </a>
      </li>
      <li>
        <a className="nav__link" href="/">
          Website
        </a>
      </li>
      {more.length > 0 ? (
        <li>
          <details>
            <summary className="nav__link">More</summary>
            <ul>
              {more.map(({ slug, label }) => (
                <li key={slug}>
                  <a className="nav__link" href={`/admin/collections/${slug}`}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ) : null}
    </ul>
  )
}

/**
 * Admins may read parts of these because other screens need them (names of authors, their own role), but the lists are of no
 * use to them. Super admins find them in a tab.
 */
const nobodys: readonly string[] = ['users', 'user-roles', 'calendar-settings']

/** Payload's navigation with what the person can use here. Access rules are separate, and what has a tab is in the bar. */
export async function EditorNav(props: ServerProps & { req?: PayloadRequest }) {
  const all = props.visibleEntities ?? { collections: [], globals: [] }
  const inTabs = props.req ? await movedFor(props.req) : []
  const shown = {
    collections: all.collections.filter(
      (slug) =>
        !nobodys.includes(slug) &&
        !behindMore.some((list) => list.slug === slug) &&
        !inTabs.includes(`collections/${slug}`),
    ),
    globals: all.globals.filter((slug) => !nobodys.includes(slug) && !inTabs.includes(`globals/${slug}`)),
  }
  return <DefaultNav {...props} visibleEntities={shown} />
}
