import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

import { ask, textOf } from '../support/ask'

const server = inject('server')
const docs = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

/** The lines of the docs, for this server and a free time, from a network of their own. Each answer ends with its status. */
function linesFor(day: string, time: string): string {
  const [, lines = ''] = /```sh\n([\s\S]*?)```/.exec(docs) ?? []
  const changed = lines
    .replace(/^SITE=.*$/m, `SITE=${server}`)
    .replace(/^DAY=.*$/m, `DAY=${day} TIME=${time}`)
  expect(changed).toContain(`DAY=${day}`)
  return `set -e
curl() { command curl -sS --noproxy '*' -H 'x-forwarded-for: 198.18.90.1' -w '\\n%{http_code}\\n' "$@"; }
${changed}`
}

function run(script: string): { status: number; body: Record<string, unknown> }[] {
  const output = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
  return output.flatMap((line, index) =>
    index % 2 === 0 ? [{ status: Number(output[index + 1]), body: JSON.parse(line) }] : [],
  )
}

it('has lines that work as they are written', async () => {
  try {
    execFileSync('curl', ['--version'])
  } catch {
    throw new Error('This test needs the program curl (Debian: apt-get install curl)')
  }
  const { next } = JSON.parse(textOf(await ask(server, '/api/next-free')))
  const { date, time } = next.at(-1)
  const answers = run(linesFor(date, time))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201, 201, 202, 200])
  expect(answers[3]?.body).toMatchObject({ booking: { preferredDate: date, preferredTime: time } })
  const again = run(linesFor(date, time))
  expect(again[3]).toEqual(answers[3])
})
