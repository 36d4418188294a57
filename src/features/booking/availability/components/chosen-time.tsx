import { clocksDiffer, clockTime, longDate, longDateInZone, zoneLabel } from '@/lib/time/format'
import { isHour12 } from '../../components/use-visitor'
import type { SlotChoice } from './use-slot-choice'

/** Keeps a time and its zone on one line. */
const NO_BREAK = '\u00a0'

export function ChosenTime({ choice: { date, slot, zone } }: { choice: SlotChoice }) {
  const { business, own, shown } = zone
  const instant = slot ? new Date(slot.start) : null
  const inWords = (at: Date, where: string) => {
    const time = `${clockTime(at, where, isHour12())} ${zoneLabel(where, at)}`
    return `${longDateInZone(at, where)}, ${time.replace(/\s/g, NO_BREAK)}`
  }
  // The business zone is already named next to the times.
  const second = (at: Date) => {
    if (!own || clocksDiffer(shown, own, at) === false) {
      return own && !clocksDiffer(business, own, at) ? 'Same as your time zone' : null
    }
    return `${inWords(at, own)} in your own time`
  }
  return (
    <div aria-live="polite" className="grid min-h-18 content-center border-signal border-l-3 pl-4">
      {instant ? (
        <>
          <p className="font-semibold">{inWords(instant, shown)}</p>
          <p className="text-sm text-soft">{second(instant)}</p>
        </>
      ) : (
        <>
          <p className="font-semibold">{date ? longDate(date) : 'No day chosen yet'}</p>
          <p className="text-sm text-soft">
            {date ? 'Choose a time to continue' : 'Choose a day, then a time'}
          </p>
        </>
      )}
    </div>
  )
}
