import { request } from '@playwright/test'
import { marks } from './editor'
import { owner } from './journey'

/**
 * Has AVIF made of the seeded pictures, as of those that an editor touches: on a site that is some hours old all have it. Does not
 * wait for the drawing.
 */
export default async function makeAvif(): Promise<void> {
  const api = await request.newContext({ baseURL: marks().origin, extraHTTPHeaders: marks() })
  await api.post('/api/users/login', { data: owner })
  const { docs } = await (await api.get('/api/media?limit=100&depth=0')).json()
  for (const { id } of docs) {
    const answer = await api.patch(
      `/api/media/${id}?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50`,
      { multipart: { _payload: JSON.stringify({}) } },
    )
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  }
  await api.dispose()
}
