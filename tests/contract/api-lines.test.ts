import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

import { ask, textOf } from '../support/ask'
import { signedInEditor } from '../support/contract-editor'
import { contractOwner } from '../support/contract-servers'

const server = inject('server')
const docs = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

const [publicLines = '', keyLines = '', toolLines = ''] = [...docs.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, lines = '']) => lines,
)

/** Lines for this server, from a network of their own. Each answer ends with its status. */
const script = (lines: string) => `set -e
curl() { command curl -sS --noproxy '*' -H 'x-forwarded-for: 198.18.90.1' -w '\\n%{http_code}\\n' "$@"; }
${lines}`

function linesFor(day: string, time: string): string {
  const changed = publicLines
    .replace(/^SITE=.*$/m, `SITE=${server}`)
    .replace(/^DAY=.*$/m, `DAY=${day} TIME=${time}`)
  expect(changed).toContain(`DAY=${day}`)
  return script(changed)
}

function run(lines: string): { status: number; body: Record<string, unknown> }[] {
  const output = execFileSync('bash', ['-c', lines], { encoding: 'utf8' }).trim().split('\n')
  return output.flatMap((line, index) =>
    index % 2 === 0 ? [{ status: Number(output[index + 1]), body: JSON.parse(line) }] : [],
  )
}

let bookedId = ''

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
  const { booking } = (answers[3]?.body ?? {}) as { booking?: { id: string } }
  bookedId = booking?.id ?? ''
  const again = run(linesFor(date, time))
  expect(again[3]).toEqual(answers[3])
})

it('has lines for programs with a key and for assistants', async () => {
  const editor = await signedInEditor(server)
  const made = await editor.ask('POST', '/api/api-keys', {
    currentPassword: contractOwner.password,
    name: 'docs',
    scopes: ['bookings:read', 'leads:read', 'leads:write', 'people:read', 'content:write'],
    days: 30,
  })
  const { token } = JSON.parse(textOf(made))
  const head = `SITE=${server} KEY=${token}\n`
  const answers = run(script(head + keyLines))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201])
  expect(answers[5]?.body).toMatchObject({ article: { status: 'draft', title: 'Invoices without typing' } })
  expect(run(script(head + keyLines))[5]).toEqual(answers[5])
  const tools = run(script(head + toolLines))
  expect(tools.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const { body } of tools.slice(1)) expect(body).toMatchObject({ result: { isError: false } })
  expect(JSON.stringify(tools[1]?.body)).toContain('plans')

  const configured = JSON.parse(/{ "mcpServers"[^`]*/.exec(docs)?.[0] ?? '').mcpServers.quickwin
  const header = configured.headers.Authorization.replace('qw_live_...', token)
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  const asAssistant = `curl "$SITE${new URL(configured.url).pathname}" -H 'authorization: ${header}' \\
    -H 'content-type: application/json' -d '${list}'`
  expect(JSON.stringify(run(script(head + asAssistant))[0]?.body)).toContain('what_waits')

  // The expressions of n8n, with the event of the webhook and then with the answer of the first node.
  const [reading = '', noting = ''] = [
    ...docs.matchAll(/(?:GET|POST) `https:\/\/www\.example\.com([^`]*)`/g),
  ].map(([, path = '']) => path)
  const read = `curl "$SITE${reading.replace(/{{.*}}/, bookedId)}" -H "authorization: Bearer $KEY"`
  const [booking] = run(script(head + read))
  expect(booking?.status).toBe(200)
  const body = new Function('$json', `return ${/`{{ ({ kind.*}) }}`/.exec(docs)?.[1]}`)(booking?.body)
  expect(body.text).toContain('From n8n: call of ')
  const note = `curl "$SITE${noting}" -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\
    -d '${JSON.stringify(body)}'`
  expect(run(script(head + note))[0]?.status).toBe(201)
})
