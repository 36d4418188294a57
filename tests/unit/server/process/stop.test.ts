import { expect, it } from 'vitest'
import { onStop, stopAll } from '../../../../src/server/process/stop'

it('stops in reverse order, and what fails or hangs keeps nothing else from stopping', async () => {
  const order: string[] = []
  const problems: string[] = []
  const hurry = new AbortController()
  onStop('database', () => order.push('database'))
  onStop('workers', () => new Promise(() => order.push('workers')))
  onStop('pool', () => {
    order.push('pool')
    throw new Error('the pool is gone')
  })
  const stopped = stopAll((name) => problems.push(name), hurry.signal)
  hurry.abort()
  await stopped
  expect(order).toEqual(['pool', 'workers', 'database'])
  expect(problems).toEqual(['pool', 'workers'])
})

it('leaves nothing to be stopped twice, and stops what came later', async () => {
  let stops = 0
  onStop('first', () => stops++)
  await stopAll(() => undefined)
  onStop('late', () => stops++)
  await stopAll(() => undefined)
  expect(stops).toBe(2)
})
