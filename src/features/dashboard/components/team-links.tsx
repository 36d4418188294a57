import { buttonStyles } from '@/components/ui/button-styles'

/** Links to the back office and CMS. They have their own documents. */
export function TeamLinks({ superAdmin }: { superAdmin: boolean }) {
  const links = [
    { href: '/admin/queue', label: 'Open the queue' },
    { href: '/admin', label: 'Write and edit content' },
    ...(superAdmin ? [{ href: '/super-admin', label: 'Open the back office' }] : []),
  ]
  return (
    <nav aria-label="Your work">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <li key={href} className="max-sm:w-full">
            <a href={href} className={buttonStyles({ variant: 'secondary', className: 'max-sm:w-full' })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
