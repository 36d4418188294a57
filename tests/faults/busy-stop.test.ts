import { expect, it } from 'vitest'
import { stopBusyServer } from '../support/busy-stop'

const STOPS = 20

it('cuts off none of 5,000 requests in 20 stops of a busy server', { timeout: 900_000 }, async () => {
  let answers = 0
  for (let stop = 0; stop < STOPS; stop++) {
    const { answered, cut } = await stopBusyServer({ before: 100 })
    expect(cut).toEqual([])
    answers += answered
  }
  expect(answers).toBeGreaterThan(5000)
})
