import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { manageToken } from '../../support/booking-mails'
import { call } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const root = join(import.meta.dirname, '../../..')
/** Where the packages of the program are found. */
const folder = join(root, 'node_modules/.cache/generated-client')
const program = readFileSync(join(root, 'tests/support/booking-program.txt'), 'utf8')

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
}

function problemsOf(file: string): string[] {
  const made = ts.createProgram([file], options)
  return ts
    .getPreEmitDiagnostics(made)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** A request of the generated client, answered by the application in this process. */
async function answered(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const key = request.headers.get('idempotency-key')
  const { status, body } = await call(request.method, `${pathname}${search}`, {
    ...(request.method === 'GET' ? {} : { body: await request.text() }),
    visitor: key ? { headers: { 'idempotency-key': key } } : {},
  })
  return Response.json(body, { status })
}

it('a client generated from the description compiles, and books, moves and cancels a call', async () => {
  const { body: description } = await call<Parameters<typeof openapiTypes>[0]>('GET', '/api/openapi.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypes(description)))
  writeFileSync(join(folder, 'program.ts'), program)
  expect(problemsOf(join(folder, 'program.ts'))).toEqual([])

  const { outputText } = ts.transpileModule(program, { compilerOptions: options })
  writeFileSync(join(folder, 'program.mjs'), outputText)
  const { bookMoveCancel } = await import(/* @vite-ignore */ join(folder, 'program.mjs'))
  const email = uniqueEmail()
  const done = await bookMoveCancel({ fetch: answered, email, tokenOf: manageToken })
  expect(done.again).toBe(done.booked)
  expect(done.refused).toEqual({ status: 409, code: 'slot_taken' })
  expect(done.movedTo.time).toBe(done.movedTo.wanted)
  expect(done.status).toBe('cancelled')
})
