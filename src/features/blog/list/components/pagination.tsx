import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { pagePath, pageSteps } from '../rules'

type PaginationProps = {
  current: number
  total: number
  hrefOf: (page: number) => string
  words?: { before: string; after: string }
}

const byAge = { before: 'Newer', after: 'Older' }

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm'

export function Pagination({ current, total, hrefOf, words = byAge }: PaginationProps) {
  if (total < 2) return null
  const steps = pageSteps(current, total)
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center gap-1">
      {current > 1 ? (
        <SiteLink href={hrefOf(current - 1)} rel="prev" className={`${box} hover:bg-sunken`}>
          <Icon name="arrow-left" className="size-4.5" />
          {words.before}
        </SiteLink>
      ) : null}
      <ol className="flex flex-wrap items-center gap-1">
        {steps.map((step, place) => (
          <li key={step === 'gap' ? `gap after ${steps[place - 1]}` : step}>
            {step === 'gap' ? (
              <span className="px-1 text-faint">…</span>
            ) : (
              <SiteLink
                href={hrefOf(step)}
                aria-current={step === current ? 'page' : undefined}
                className={`${box} hover:bg-sunken aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper`}
              >
                <span className="sr-only">Page </span>
                {step}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {current < total ? (
        <SiteLink href={hrefOf(current + 1)} rel="next" className={`${box} hover:bg-sunken`}>
          {words.after}
          <Icon name="arrow-right" className="size-4.5" />
        </SiteLink>
      ) : null}
    </nav>
  )
}

export function ListPagination({ base, current, total }: { base: string; current: number; total: number }) {
  return <Pagination current={current} total={total} hrefOf={(page) => pagePath(base, page)} />
}
