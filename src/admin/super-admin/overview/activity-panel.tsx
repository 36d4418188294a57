import { Time } from '@/admin/ui/time'
import { SiteLink } from '@/components/ui/site-link'
import type { Activity } from '@/features/overview/activity'
import { Panel } from './panel'

export function ActivityPanel({ activity }: { activity: readonly Activity[] }) {
  return (
    <Panel title="Recent activity" more={{ href: '/super-admin/monitoring', label: 'Audit log' }}>
      {activity.length === 0 ? <p className="px-5 py-4 text-soft">Nothing has been changed yet.</p> : null}
      <ul className="py-2">
        {activity.map(({ id, at, who, what, href }) => (
          <li key={id}>
            <SiteLink
              href={href}
              className="flex items-baseline gap-4 px-5 py-2 -outline-offset-2 hover:bg-paper"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{who}</span> {what}
              </span>
              <span className="shrink-0 text-soft text-xs">
                <Time at={at} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
