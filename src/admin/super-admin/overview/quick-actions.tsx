import { ButtonLink } from '@/components/ui/button-link'

const actions = [
  { label: 'Book for a visitor', href: '/super-admin/bookings?new=1' },
  { label: 'Send an invitation', href: '/super-admin/invites?new=1' },
  { label: 'Write an article', href: '/super-admin/blogs?new=1' },
  { label: 'Manage users', href: '/super-admin/users' },
  { label: 'See monitoring', href: '/super-admin/monitoring' },
] as const

/** Links to the most common tasks. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="mb-8">
      <ul className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2">
        {actions.map(({ label, href }) => (
          <li key={label} className="max-sm:first:col-span-2">
            <ButtonLink variant="secondary" size="sm" href={href} className="max-sm:w-full">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
