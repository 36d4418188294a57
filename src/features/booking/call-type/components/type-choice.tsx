import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { ShownType } from '../shown-types'

function addressOf(slug: string | undefined, query: string): string {
  const params = new URLSearchParams(query)
  params.set('type', slug ?? '')
  return `/book-call?${params}`
}

/** The first step if there are several types of calls. Each one is a link, which also works before scripts run. */
export function TypeChoice({ types, query = '' }: { types: readonly ShownType[]; query?: string }) {
  return (
    <section aria-labelledby="call-types" className="grid gap-5">
      <h2 id="call-types" className="text-2xl">
        Choose a call
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {types.map(({ slug, title, description, minutes, meetingKind }) => (
          <li key={slug} className="grid">
            <SiteLink
              href={addressOf(slug, query)}
              scroll={false}
              className="group grid content-start gap-2 rounded-lg border border-line-strong bg-surface p-5 transition-colors hover:border-action hover:bg-sage sm:p-7"
            >
              <span className="flex items-start justify-between gap-4">
                <span className="font-display text-xl">{title}</span>
                <Icon name="arrow-right" className="mt-1 size-5 shrink-0 text-signal-text" />
              </span>
              <span className="font-semibold text-sm">
                {`${minutes} minutes, ${meetingKind === 'phone' ? 'phone' : 'video'} call`}
              </span>
              {description ? <span className="text-soft">{description}</span> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
