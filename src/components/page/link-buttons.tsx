import { ButtonLink } from '@/components/ui/button-link'

export function LinkButtons({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
