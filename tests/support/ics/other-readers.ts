import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import type { IcsReading, IcsTask } from '../../../src/lib/ics/busy-times'
import { spanCollector } from '../../../src/lib/ics/merged'

type Read = (task: IcsTask) => Pick<IcsReading, 'ranges'>

function rangesOf(task: IcsTask, spans: { start: Date; end: Date }[]) {
  const collector = spanCollector({ start: Date.parse(task.from), end: Date.parse(task.until) })
  for (const { start, end } of spans) collector.add({ start: start.getTime(), end: end.getTime() })
  const iso = (at: number) => new Date(at).toISOString()
  return { ranges: collector.result().spans.map(({ start, end }) => ({ start: iso(start), end: iso(end) })) }
}

/** A time without a zone, and a whole day, in the business zone. */
const inZone = (time: ICAL.Time, zone: string): Date => {
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone || !time.zone
  if (!isLocal) return time.toJSDate()
  const { year, month, day, hour, minute, second } = time
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
  return new Date(wall.toZonedDateTime(zone).epochMilliseconds)
}

/** ical.js as its documents say: events with their series, zones from the file or of IANA. */
export const readByIcalJs: Read = (task) => {
  const calendar = new ICAL.Component(ICAL.parse(task.text))
  const components = calendar.getAllSubcomponents('vevent')
  const spans: { start: Date; end: Date }[] = []
  for (const component of components) {
    const event = new ICAL.Event(component)
    const isFree = ['CANCELLED', 'TRANSPARENT'].some((word) =>
      ['status', 'transp'].some((name) => component.getFirstPropertyValue(name) === word),
    )
    if (isFree) continue
    if (!event.isRecurring()) {
      spans.push({ start: inZone(event.startDate, task.zone), end: inZone(event.endDate, task.zone) })
      continue
    }
    const iterator = event.iterator()
    for (let next = iterator.next(); next; next = iterator.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(next)
      if (inZone(startDate, task.zone) >= new Date(task.until)) break
      spans.push({ start: inZone(startDate, task.zone), end: inZone(endDate, task.zone) })
    }
  }
  return rangesOf(task, spans)
}

/** A day or a time without a zone is that of the process. It is meant in the business zone. */
function placed(at: Date & { tz?: string }, isFullDay: boolean, zone: string): Date {
  if (at.tz && !isFullDay) return at
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    Temporal.Now.timeZoneId(),
  )
  return new Date(local.toPlainDateTime().toZonedDateTime(zone).epochMilliseconds)
}

/** node-ical as its documents say. */
export const readByNodeIcal: Read = (task) => {
  const spans = Object.values(nodeIcal.sync.parseICS(task.text)).flatMap((component) => {
    if (component?.type === 'VFREEBUSY')
      return (component.freebusy ?? []).map(({ start, end }) => ({
        start: new Date(start),
        end: new Date(end),
      }))
    if (component?.type !== 'VEVENT') return []
    const instances = nodeIcal.expandRecurringEvent(component, {
      from: new Date(task.from),
      to: new Date(task.until),
      expandOngoing: true,
    })
    return instances
      .filter(({ event }) => event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT')
      .map(({ start, end, isFullDay }) => ({
        start: placed(start, isFullDay, task.zone),
        end: placed(end, isFullDay, task.zone),
      }))
  })
  return rangesOf(task, spans)
}
