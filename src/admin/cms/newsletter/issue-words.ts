import type { Tone } from '@/admin/ui/values'
import type { ShownIssue } from '@/features/newsletter/issue/queries'

const format = new Intl.NumberFormat('en-GB')

export const subscribers = (count: number): string =>
  `${format.format(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`

export const shownCount = (count: number): string => format.format(count)

export const statusWords: Record<ShownIssue['status'], { label: string; tone: Tone }> = {
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  sending: { label: 'Sending', tone: 'done' },
  sent: { label: 'Sent', tone: 'good' },
  called_off: { label: 'Cancelled', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  not_sent: { label: 'Not sent', tone: 'bad' },
}
