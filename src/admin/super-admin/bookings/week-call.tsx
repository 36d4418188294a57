'use client'

import { cx } from 'class-variance-authority'
import { useList } from '@/admin/ui/list'
import { StatusDot } from '@/admin/ui/values'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Place } from '@/features/booking/desk/week-layout'
import { statuses } from '@/features/booking/status'
import { timeInZone, zoneLabel } from '@/lib/time/format'
import type { MarkedBooking } from './week-cells'

interface WeekCallProps {
  call: MarkedBooking
  place: Place
  zone: string
  /** Says who takes the call. Its lane is narrow, so it shows less. */
  withHost: boolean
  isStop: boolean
  onFocus: (key: string) => void
}

/** Name and time of a shorter call need its whole height. */
const SHORT_MINUTES = 45

const looks = {
  waiting: 'border-dashed border-ochre-text bg-ochre-wash',
  good: 'border-action bg-good-wash',
  done: 'border-blue bg-paper',
  bad: 'border-danger bg-paper',
  neutral: 'border-line-strong border-dotted bg-paper text-soft line-through',
}

const marks = {
  changed: 'Changed just now by someone else',
  gone: 'Moved or deleted just now by someone else',
}

export function WeekCall({ call, place, zone, withHost, isStop, onFocus }: WeekCallProps) {
  const { address, href } = useList()
  const { id, name, start, end, status, withoutLink, host, mark } = call
  const time = (instant: string) => timeInZone(new Date(instant), zone)
  return (
    <SiteLink
      href={href({ open: id })}
      scroll={false}
      data-row-link={id}
      data-cell={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      aria-current={address.search.open === id ? 'true' : undefined}
      title={withHost ? `${name}, ${time(start)} to ${time(end)}` : undefined}
      className={cx(
        'flex flex-col gap-0.5 overflow-hidden *:shrink-0 rounded-sm border border-l-4 px-1.5 py-1 text-ink text-xs leading-tight hover:shadow-raised aria-[current]:outline-2 aria-[current]:outline-action',
        'md:absolute md:top-(--top) md:left-[calc(100%*var(--lane)/var(--lanes)+2px)] md:h-[calc(var(--height)-2px)] md:w-[calc(100%/var(--lanes)-4px)]',
        looks[statuses[status].deskTone],
        mark === 'gone' && 'opacity-60',
        withHost && 'md:border-l-2 md:px-0.5',
        place.height < SHORT_MINUTES && 'md:gap-0 md:py-0',
      )}
    >
      <span className={cx('truncate font-semibold', withHost && 'md:text-clip')}>{name}</span>
      {withHost ? (
        <span className="truncate md:sr-only">{host ? `With ${host.name}` : 'The desk'}</span>
      ) : null}
      <span className="tabular-nums">
        <span>{time(start)}</span>
        {/* In the narrow columns of a tablet, or beside another call, the state matters more than the end, which the box shows. */}
        <span className={place.lanes > 1 ? 'md:sr-only' : 'md:max-lg:sr-only'}>{` to ${time(end)}`}</span>
        <span className="sr-only"> {zoneLabel(zone, new Date(start))}</span>
      </span>
      <span className={cx('flex items-center gap-1.5', withHost && 'md:sr-only')}>
        {/* The border and the fill show the state too: the narrow columns of a tablet need the room for its word. */}
        <span className="flex md:max-lg:hidden">
          <StatusDot tone={statuses[status].deskTone} />
        </span>
        {/* The box has room for one of them: only a confirmed call can want a link. */}
        <span className={withoutLink ? 'sr-only' : 'truncate'}>{statuses[status].label}</span>
        {withoutLink ? <span className="truncate font-medium text-signal-text">No link yet</span> : null}
      </span>
      {mark ? (
        <span className="flex items-center gap-1 font-medium text-signal-text" title={marks[mark]}>
          <Icon name="info" className="size-3.5 shrink-0" />
          <span className="truncate">{marks[mark]}</span>
        </span>
      ) : null}
    </SiteLink>
  )
}
