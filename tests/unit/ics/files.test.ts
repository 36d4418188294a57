import { afterAll, describe, expect, it } from 'vitest'
import { busyTimes } from '../../../src/lib/ics/busy-times'
import { decodeCalendar } from '../../../src/lib/ics/decode'
import { withinTime } from '../../../src/lib/ics/time-limit'
import { files, shownLeftOut, shownRanges } from '../../support/ics/answers'
import { readByIcalJs, readByNodeIcal } from '../../support/ics/other-readers'

const readers = ['ical.js alone', 'with our line reader', 'node-ical'] as const
const rows: { file: string; right: boolean[] }[] = []

afterAll(() => {
  const mark = (right: boolean) => (right ? 'right' : '-').padEnd(22)
  const lines = rows.map(({ file, right }) => file.padEnd(36) + right.map(mark).join(''))
  const sums = readers.map((_, index) => String(rows.filter(({ right }) => right[index]).length).padEnd(22))
  // biome-ignore lint/suspicious/noConsole: the table is what the comparison is for
  console.log(
    [
      ''.padEnd(36) + readers.map((name) => name.padEnd(22)).join(''),
      ...lines,
      `right of ${rows.length}`.padEnd(36) + sums.join(''),
    ].join('\n'),
  )
})

const tried = (read: () => string[]) => {
  try {
    return withinTime(3000, read).join()
  } catch {
    return 'unreadable'
  }
}

describe('a calendar file', () => {
  it.each(files)('$name', ({ name, bytes, task, busy, leftOut }) => {
    const text = decodeCalendar(bytes)
    const reading = busyTimes({ ...task, text })
    const raw = { ...task, text: bytes.toString('utf8') }
    const others = [readByIcalJs, readByNodeIcal].map(
      (read) => tried(() => shownRanges(read(raw))) === busy.join(),
    )
    rows.push({
      file: name,
      right: [others[0] === true, shownRanges(reading).join() === busy.join(), others[1] === true],
    })
    expect({ busy: shownRanges(reading), leftOut: shownLeftOut(reading) }).toEqual({ busy, leftOut })
  })
})
