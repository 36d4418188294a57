import { Time } from '@/admin/ui/time'
import { SiteLink } from '@/components/ui/site-link'
import { statuses } from '@/features/booking/status'
import type { RelatedItem } from '@/features/queue/related'
import { workStatusLabels } from '@/features/queue/rules'
import { subjectPage } from '@/features/queue/subject-page'
import type { Viewer } from '@/features/queue/visible'

const labels = { inquiry: 'Inquiry', registration: 'Registration', booking: 'Call' }

const stateOf = (item: RelatedItem) =>
  item.kind === 'booking' ? statuses[item.status].label : workStatusLabels[item.status]

/** Other work and the calls of the same person. Only super admins can open calls. */
export function RelatedList({ related, viewer }: { related: readonly RelatedItem[]; viewer: Viewer }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-5 border-t pt-5">
      <h3 id="related" className="mb-3 text-lg">
        Also from this person
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {related.map((item) => (
          <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {item.kind !== 'booking' || viewer.superAdmin ? (
                <SiteLink href={subjectPage(item)} className="text-link">
                  {labels[item.kind]}
                </SiteLink>
              ) : (
                labels[item.kind]
              )}{' '}
              <span className="text-soft">{stateOf(item)}</span>
            </span>
            <Time at={item.at} show="exact" />
          </li>
        ))}
      </ul>
    </section>
  )
}
