import { describe, expect, it } from 'vitest'
import {
  type Visit,
  type VisitDay,
  type VisitLimits,
  visitRecorder,
} from '../../../src/features/visits/recorder'
import { networkNumber, type Visitor, visitorNumber } from '../../../src/features/visits/visitor'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const GENEROUS: VisitLimits = { perNetwork: 20, perDay: 1000, waiting: 100 }
const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T00:00:00Z')

const visit = (address: string, userAgent = FIREFOX, connection: object = {}): Visit => ({
  connection,
  address,
  userAgent,
  arrival: { url: '/', referrer: '', host: 'site.example' },
})

/** A store in memory, with a clock that a test moves. */
function counter(limits = GENEROUS) {
  const kept = new Map<string, Visitor[]>()
  const clock = { now: START }
  const problems: string[] = []
  const trouble = { opening: false, keeping: false, closed: false, openings: 0 }
  const recorder = visitRecorder(
    {
      async openDay(now): Promise<VisitDay> {
        trouble.openings++
        if (trouble.opening) throw new Error('no database')
        const date = now.toISOString().slice(0, 10)
        return {
          date,
          endsAt: Date.parse(date) + DAY_MS,
          salt: Buffer.alloc(32, date),
          known: kept.get(date) ?? [],
        }
      },
      async keep(date, visitors) {
        if (trouble.keeping) throw new Error('no database')
        if (trouble.closed) return false
        kept.set(date, [...(kept.get(date) ?? []), ...visitors])
        return true
      },
    },
    {
      report: (problem) => problems.push(problem),
      clock: () => clock.now,
      steady: () => clock.now,
      most: limits,
    },
  )
  const stored = async (date = '2026-11-21') => {
    await recorder.flush()
    return kept.get(date)?.length ?? 0
  }
  return { recorder, clock, trouble, stored, kept, problems }
}

describe('a day of visits', () => {
  it('keeps visits that come before the day is open', async () => {
    const { recorder, stored } = counter()
    recorder.record(visit('192.0.2.1'))
    recorder.record(visit('192.0.2.2'))
    expect(await stored()).toBe(2)
  })

  it('opens the next day although no one comes', async () => {
    const { recorder, clock, trouble } = counter()
    await recorder.flush()
    clock.now = START + DAY_MS
    await recorder.flush()
    expect(trouble.openings).toBe(2)
  })
})

describe('a flood', () => {
  it('from many networks ends at the bound of the day', async () => {
    const { recorder, stored } = counter({ ...GENEROUS, perDay: 50 })
    await recorder.flush()
    for (let host = 0; host < 200; host++) recorder.record(visit(`198.51.100.${host}`))
    expect(await stored()).toBe(50)
  })

  it('before the day is open ends at the bound of what waits', async () => {
    const { recorder, stored } = counter({ ...GENEROUS, waiting: 3 })
    for (let host = 0; host < 9; host++) recorder.record(visit(`198.51.100.${host}`))
    expect(await stored()).toBe(3)
  })
})

describe('a database that is away', () => {
  it('loses nothing of what waits to be stored', async () => {
    const { recorder, trouble, stored, problems } = counter()
    await recorder.flush()
    recorder.record(visit('192.0.2.1'))
    trouble.keeping = true
    await recorder.flush()
    expect(problems).toEqual(['visitors could not be stored'])
    recorder.record(visit('192.0.2.2'))
    trouble.keeping = false
    expect(await stored()).toBe(2)
  })

  it('is not asked again with each visit, and counting goes on when it is back', async () => {
    const { recorder, clock, trouble, stored } = counter()
    trouble.opening = true
    for (let times = 0; times < 50; times++) {
      recorder.record(visit('192.0.2.1'))
      await recorder.flush()
    }
    expect(trouble.openings).toBe(1)
    trouble.opening = false
    clock.now += 5000
    recorder.record(visit('192.0.2.1'))
    expect(await stored()).toBe(1)
  })

  it('that has closed the day gets a new one', async () => {
    const { recorder, trouble, stored } = counter()
    recorder.record(visit('192.0.2.1'))
    trouble.closed = true
    await recorder.flush()
    recorder.record(visit('192.0.2.2'))
    await recorder.flush()
    trouble.closed = false
    recorder.record(visit('192.0.2.3'))
    expect(await stored()).toBe(1)
    expect(trouble.openings).toBe(3)
  })
})

describe('the numbers of a visitor', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

  it('hold nothing of the address, and are others with another salt', () => {
    const number = visitorNumber(one, '192.0.2.1', FIREFOX)
    expect(number).toMatch(/^[\w-]{22}$/)
    expect(visitorNumber(other, '192.0.2.1', FIREFOX)).not.toBe(number)
    expect(networkNumber(one, '192.0.2.1')).not.toBe(number)
    expect(networkNumber(other, '192.0.2.1')).not.toBe(networkNumber(one, '192.0.2.1'))
  })
})
