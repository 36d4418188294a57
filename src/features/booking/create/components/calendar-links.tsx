import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import {
  type CalendarEntry,
  calendarFile,
  googleAddress,
  outlookAddress,
} from '../../components/calendar-entry'

const look = buttonStyles({ variant: 'secondary', size: 'sm' })

function download(entry: CalendarEntry) {
  const file = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'call.ics'
  link.click()
  // The browser has started to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export function CalendarLinks({ entry }: { entry: CalendarEntry }) {
  const others = [
    { name: 'Google Calendar', href: googleAddress(entry) },
    { name: 'Outlook', href: outlookAddress(entry) },
  ]
  return (
    <div>
      <h3 className="mb-3 text-xl">Add it to your calendar</h3>
      <div className="flex flex-wrap gap-2">
        {others.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer" className={look}>
            {name}
            <Icon name="external" className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ))}
        <button type="button" onClick={() => download(entry)} className={look}>
          <Icon name="download" className="size-4" />
          Calendar file (.ics)
        </button>
      </div>
    </div>
  )
}
