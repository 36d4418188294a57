import { join } from 'node:path'
import { type OwnServer, startServer } from '../../tests/support/own-server.ts'
import { load } from './load.ts'
import { reportLines } from './report.ts'
import { SECRETS, type Site, signIn, someone } from './site.ts'

const shows = async ({ url }: OwnServer, question: string) =>
  (await (await fetch(`${url}/faq`)).text()).includes(question) ? 1 : 0

/**
 * An editor changes a question again and again while 32 connections read its page. After each answer to the editor, the page is
 * requested once from that server and once from another one on the same database.
 */
export async function edits({ server, folder, databaseUrl }: Site): Promise<void> {
  const other = await startServer({
    DATABASE_URL: databaseUrl,
    SITE_URL: server.url,
    ...SECRETS,
    DATA_DIR: join(folder, 'other'),
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
  })
  const headers = await signIn(server)
  const found = await fetch(`${server.url}/api/faqs?limit=1`, { headers: someone() })
  const [faq] = ((await found.json()) as { docs: { id: string }[] }).docs
  let isRead = false
  const reading = load({ url: `${server.url}/faq`, encoding: 'br', clients: 'one' }).finally(() => {
    isRead = true
  })
  const seen = { here: 0, there: 0, edits: 0 }
  while (!isRead) {
    const question = `What is edit number ${++seen.edits}?`
    const answer = await fetch(`${server.url}/api/faqs/${faq?.id}`, {
      method: 'PATCH',
      headers: { ...headers, ...someone() },
      body: JSON.stringify({ question }),
    })
    if (!answer.ok) throw new Error(`The edit was refused with ${answer.status}`)
    seen.here += await shows(server, question)
    seen.there += await shows(other, question)
  }
  await reading
  await other.stop()
  reportLines('An edit of /faq while 32 connections read it', [
    `on the next request of the editor's server: ${seen.here} of ${seen.edits}; of another server on the same database: ${seen.there} of ${seen.edits}`,
  ])
}
