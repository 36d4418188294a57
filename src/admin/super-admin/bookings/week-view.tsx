'use client'

import { useList } from '@/admin/ui/list'
import { FilterLinks } from '@/admin/ui/list-filters'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { BookingFigures } from '@/features/booking/desk/queries'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { longDate } from '@/lib/time/format'
import { DayHoursProvider } from './day-hours'
import { useDeskTypes } from './desk-types'
import type { ShownWeek } from './shown-week'
import { ViewLinks } from './view-links'
import { WeekGrid } from './week-grid'

const look = buttonStyles({ variant: 'secondary', size: 'sm' })

type WeekViewProps = {
  week: ShownWeek
  figures: BookingFigures
  /** For the hours of a day, which only super admins set. */
  settings: EditableSettings | undefined
}

/** A week of calls: Monday first, in the business zone, with links to other weeks. */
export function WeekView({ week, figures, settings }: WeekViewProps) {
  const { href } = useList()
  const { types } = useDeskTypes()
  const first = week.days[0]?.date ?? ''
  const last = week.days.at(-1)?.date ?? ''
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ViewLinks figures={figures} />
        {types.length > 1 ? (
          <FilterLinks
            label="Free times for"
            name="type"
            options={types.map(({ slug, title }, place) => ({
              value: place === 0 ? null : slug,
              label: title,
            }))}
          />
        ) : null}
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          <span>{`${longDate(first)} to ${longDate(last)}`}</span>
          <span className="sr-only">{`, week ${week.week}`}</span>
        </h2>
        <nav aria-label="Weeks" className="flex gap-2">
          <SiteLink href={href({ week: week.previous, open: null })} scroll={false} className={look}>
            <Icon name="chevron-left" className="size-4" />
            <span className="sr-only">Previous week</span>
          </SiteLink>
          <SiteLink href={href({ week: null, open: null })} scroll={false} className={look}>
            This week
          </SiteLink>
          <SiteLink href={href({ week: week.next, open: null })} scroll={false} className={look}>
            <Icon name="chevron-right" className="size-4" />
            <span className="sr-only">Next week</span>
          </SiteLink>
        </nav>
      </div>
      {week.cut ? (
        <p className="mb-3 text-soft text-sm">
          This week has more bookings than are shown. Search the list to find the others.
        </p>
      ) : null}
      {settings ? (
        <DayHoursProvider settings={settings}>
          <WeekGrid key={week.week} week={week} />
        </DayHoursProvider>
      ) : (
        <WeekGrid key={week.week} week={week} />
      )}
    </>
  )
}
