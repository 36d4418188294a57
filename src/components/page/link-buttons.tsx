import { ButtonLink } from '@/components/ui/button-link'

/** Links of the same weight, as a row of buttons. */
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
