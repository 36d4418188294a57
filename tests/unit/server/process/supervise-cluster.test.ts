import { describe, expect, it } from 'vitest'
import { superviseCluster } from '../../../../src/server/process/supervise-cluster'

type Restart = 'works' | 'fails' | 'ends again'

/** Lets a cluster end at each of `ends` (milliseconds), next to a clock that only waiting moves, until `until`. */
async function supervised({ ends, until, restart }: { ends: number[]; until: number; restart: Restart }) {
  const left = [...ends]
  let clock = 0
  let running = true
  const reported: string[] = []
  let gaveUp: { error: Error; at: number } | undefined
  await new Promise<void>((done) => {
    superviseCluster(
      {
        isRunning() {
          if ((left[0] ?? Number.POSITIVE_INFINITY) <= clock) {
            left.shift()
            running = false
          }
          return running
        },
        async restart() {
          if (restart === 'fails') throw new Error('no room left')
          running = restart === 'works'
        },
      },
      {
        report: (message) => reported.push(message),
        giveUp(error) {
          gaveUp = { error, at: clock }
          done()
        },
        now: () => clock,
        pause(ms) {
          clock += ms
          if (clock <= until) return Promise.resolve()
          done()
          return new Promise(() => undefined)
        },
      },
    )
  })
  return { reported, gaveUp }
}

describe('the embedded database that ended', () => {
  it('is started again at once, as often as it ends now and then', async () => {
    const ends = Array.from({ length: 20 }, (_, index) => (index + 1) * 100_000)
    const { reported, gaveUp } = await supervised({ ends, until: 2_100_000, restart: 'works' })
    expect(gaveUp).toBeUndefined()
    expect(reported).toEqual(ends.map(() => 'The embedded PostgreSQL had ended and was started again.'))
  })

  it.each(['fails', 'ends again'] as const)(
    'and whose start %s is given up with a reason, after longer and longer pauses',
    async (restart) => {
      const { reported, gaveUp } = await supervised({ ends: [5000], until: 1_000_000, restart })
      expect(reported).toHaveLength(6)
      expect(gaveUp?.error.message).toContain('6 times started')
      // The pauses, and a second before each look.
      expect(gaveUp?.at).toBe(5000 + 31_000 + 6000)
      if (restart === 'fails') expect(String(gaveUp?.error.cause)).toContain('no room left')
    },
  )

  it('that ended often in a short time is given up, though each start worked', async () => {
    const ends = Array.from({ length: 20 }, (_, index) => 1000 + index * 20_000)
    const { gaveUp } = await supervised({ ends, until: 1_000_000, restart: 'works' })
    expect(gaveUp).toBeDefined()
  })
})
