import { SiteLink } from './site-link'

type BreadcrumbProps = { trail: readonly { label: string; href: string }[]; current: string }

/** The pages above this one, ending in the current one. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {trail.map((step) => (
          <li key={step.href} className="flex items-center gap-2">
            <SiteLink
              href={step.href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {step.label}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
