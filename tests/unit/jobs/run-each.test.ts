import { expect, it, vi } from 'vitest'
import { runEach } from '../../../src/lib/jobs/run-each'

const logged = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { error: logged } }))

it('runs the steps after one that failed, logs it, and fails in the end with all reasons', async () => {
  const done: string[] = []
  const step = (name: string) => async () => void done.push(name)
  const outcome = runEach({
    first: step('first'),
    second: async () => Promise.reject(new Error('no space')),
    third: step('third'),
    fourth: () => {
      throw 'not even a promise'
    },
    fifth: step('fifth'),
  })
  await expect(outcome).rejects.toThrow('second: no space; fourth: not even a promise')
  expect(done).toEqual(['first', 'third', 'fifth'])
  expect(logged.mock.calls.map(([about]) => about)).toMatchObject([{ step: 'second' }, { step: 'fourth' }])
})

it('runs one step after the other', async () => {
  const course: string[] = []
  const step = (name: string) => async () => {
    course.push(`${name} begins`)
    await new Promise(setImmediate)
    course.push(`${name} ends`)
  }
  await runEach({ a: step('a'), b: step('b') })
  expect(course).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
