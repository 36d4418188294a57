import { expect, it } from 'vitest'
import { stopBusyServer } from '../../../support/busy-stop'

it('cuts off no request of a busy server: a connection that was made is answered', async () => {
  for (let stop = 0; stop < 3; stop++) {
    const { answered, cut } = await stopBusyServer({ before: 100, listenMs: 500 })
    expect(cut).toEqual([])
    expect(answered).toBeGreaterThan(100)
  }
})
