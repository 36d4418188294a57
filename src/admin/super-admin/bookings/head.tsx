import { PageHeader } from '@/admin/ui/page-header'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { StatCards } from '@/admin/ui/stat-cards'
import type { BookingFigures } from '@/features/booking/desk/queries'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { BookButton } from './book-provider'
import { FeedDialog, type FeedStates } from './feed-dialog'
import { SettingsDialog } from './settings-dialog'

interface HeadProps {
  base: string
  figures: BookingFigures
  /** For super admins, who change them. */
  settings: EditableSettings | undefined
  feeds: FeedStates
}

/** Title, actions and figures of the tab, above both the list and the week. */
export function Head({ base, figures, settings, feeds }: HeadProps) {
  return (
    <>
      <PageHeader
        title="Bookings"
        actions={
          <>
            <RefreshButton every={30} />
            <FeedDialog feeds={feeds} />
            {settings ? <SettingsDialog settings={settings} /> : null}
            <BookButton />
          </>
        }
      >
        {settings
          ? 'Calls that visitors have booked, and calls that you book for them.'
          : 'Calls that visitors have booked. You can confirm and move them, and enter their outcome.'}
      </PageHeader>
      <StatCards
        label="Bookings"
        stats={[
          { label: 'Upcoming', value: figures.upcoming, note: 'confirmed, in the future', href: base },
          {
            label: 'Pending',
            value: figures.pending,
            note: 'waiting for an answer',
            href: `${base}?view=pending`,
          },
          {
            label: 'Completed',
            value: figures.completed,
            note: 'all time',
            href: `${base}?view=all&status=completed`,
          },
          { label: 'Total', value: figures.total, note: 'with any status', href: `${base}?view=all` },
        ]}
      />
    </>
  )
}
