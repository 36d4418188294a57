import { APIError } from 'payload'
import { symbols } from 'pino'
import { expect, it, vi } from 'vitest'
import { log } from '../../../src/lib/log'

/** As the build has it: Payload chooses the level by the name of the class, and the build shortens names. */
class v extends APIError {}

function written(write: () => void): Record<string, unknown>[] {
  const lines: string[] = []
  const stream: { write: (line: string) => void } = Reflect.get(log, symbols.streamSym)
  const writing = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  const level = log.level
  log.level = 'info'
  write()
  log.level = level
  writing.mockRestore()
  return lines.map((line) => JSON.parse(line))
}

it('a request that Payload refuses is one line in the log, not an error with a stack', () => {
  const lines = written(() => log.error({ err: new v('You are not allowed to perform this action.', 403) }))
  expect(lines).toEqual([
    expect.objectContaining({ level: 'info', msg: 'You are not allowed to perform this action.' }),
  ])
  expect(lines[0]).not.toHaveProperty('err')
})

it('a fault of the server stays an error, and so does a refusal that our own code could not expect', () => {
  const lines = written(() => {
    log.error({ err: new v('Something went wrong.', 500) })
    log.error({ err: new v('The following field is invalid: Name', 400) }, 'job failed')
  })
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'Something went wrong.'],
    ['error', 'job failed'],
  ])
})
