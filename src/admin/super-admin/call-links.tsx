import { Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'

interface Props {
  /** `start`: UTC instant. */
  calls: readonly { id: string; name: string; start: string }[]
  /** The view of the bookings that opens behind a call. */
  view: 'pending' | 'all'
}

export const CallLinks = ({ calls, view }: Props) => (
  <ul className="grid gap-1">
    {calls.map(({ id, name, start }) => (
      <li key={id}>
        <SiteLink href={`/super-admin/bookings?view=${view}&open=${id}`} className="text-link wrap-anywhere">
          {name}
        </SiteLink>
        , <Time at={start} show="exact" />
      </li>
    ))}
  </ul>
)
