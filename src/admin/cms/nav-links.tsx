import type { ServerProps } from 'payload'

/** Above the groups: the first page, and links out of the CMS. The other documents have their own layouts. */
export function NavLinks({ permissions }: ServerProps) {
  // Permissions identify super admins here, because this part of the navigation gets no request.
  const superAdmin = Boolean(permissions?.collections?.['user-roles']?.create)
  return (
    <ul className="desk-links">
      <li>
        <a className="nav__link" href="/admin">
          What is next
        </a>
      </li>
      {superAdmin && (
        <li>
          <a className="nav__link" href="/super-admin">
            Back office
          </a>
        </li>
      )}
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
    </ul>
  )
}
