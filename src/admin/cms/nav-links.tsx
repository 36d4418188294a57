import type { ServerProps } from 'payload'

/** Above the groups: the first page, and the ways out. The other documents have layouts of their own. */
export function NavLinks({ permissions }: ServerProps) {
  // Rights say who is a super admin here: this part of the navigation gets no request.
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
