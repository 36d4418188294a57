import { expect } from 'vitest'
import { ask } from './ask'
import { contractOwner } from './contract-servers'

/** Changes content as an editor does, over HTTP. */
export async function signedInEditor(server: string) {
  const marks = { origin: server, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const login = await ask(server, '/api/users/login', {
    method: 'POST',
    headers: marks,
    body: JSON.stringify(contractOwner),
  })
  expect(login.status, login.body.toString()).toBe(200)
  const cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ')
  const asked = (method: string, path: string, data: object) =>
    ask(server, path, { method, headers: { ...marks, cookie }, body: JSON.stringify(data) })
  return {
    cookie,
    /** The answer, with any status. */
    ask: asked,
    async send(method: string, path: string, data: object): Promise<{ id: string; slug: string }> {
      const answer = await asked(method, path, data)
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
      return (JSON.parse(answer.body.toString()) as { doc: { id: string; slug: string } }).doc
    },
  }
}
