import { DefaultNav } from '@payloadcms/next/rsc'
import type { PayloadRequest, ServerProps } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

/**
 * Admins may read parts of these because other screens need them (names of authors, their own role), but the lists are of no
 * use to them.
 */
const forSuperAdmins: readonly string[] = ['users', 'user-roles', 'calendar-settings']

interface NavProps extends ServerProps {
  req?: PayloadRequest
}

/** Payload's navigation with the collections that the person can use. Access rules are separate. */
export async function EditorNav(props: NavProps) {
  const all = props.visibleEntities ?? { collections: [], globals: [] }
  const shown =
    props.req && (await isSuperAdmin(props.req))
      ? all
      : {
          collections: all.collections.filter((slug) => !forSuperAdmins.includes(slug)),
          globals: all.globals.filter((slug) => !forSuperAdmins.includes(slug)),
        }
  return <DefaultNav {...props} visibleEntities={shown} />
}
