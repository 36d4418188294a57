import { Status } from '@/admin/ui/status'
import { ButtonLink } from '@/components/ui/button-link'
import type { Recommendation } from '@/features/security/advice/rules'

const urgencies = {
  high: { tone: 'bad', label: 'Urgent' },
  medium: { tone: 'waiting', label: 'Recommended' },
} as const

export function Recommendations({ list }: { list: readonly Recommendation[] }) {
  return (
    <section aria-labelledby="recommendations" className="mb-8">
      <h2 id="recommendations" className="mb-3 text-xl">
        Recommendations
      </h2>
      {list.length === 0 ? (
        <p className="rounded-lg border bg-surface px-5 py-4 text-soft text-sm">
          Nothing to recommend: sign-in, email, address, legal pages, jobs and backups are in order.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border bg-surface">
          {list.map(({ id, urgency, title, text, link }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 text-sm"
            >
              <div className="grid max-w-prose flex-1 basis-72 gap-1">
                <div className="flex flex-wrap items-center gap-x-3">
                  <h3 className="font-sans font-semibold text-ink text-sm">{title}</h3>
                  <span className="text-soft text-xs">
                    <Status tone={urgencies[urgency].tone}>{urgencies[urgency].label}</Status>
                  </span>
                </div>
                <p className="text-soft">{text}</p>
              </div>
              {link ? (
                <ButtonLink variant="secondary" size="sm" href={link.href}>
                  {link.label}
                </ButtonLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
