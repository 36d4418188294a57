import { request } from '@playwright/test'
import { marks } from './editor'
import { owner } from './journey'

/**
 * Replaces each seeded picture by itself, as an editor can: AVIF is then made at once, where the seed's pictures get it in
 * their second hour. The drawing goes on while the tests run.
 */
export default async function makeAvif(): Promise<void> {
  if (process.env.NO_AVIF) return
  const api = await request.newContext({ baseURL: marks().origin, extraHTTPHeaders: marks() })
  await api.post('/api/users/login', { data: owner })
  const { docs } = await (await api.get('/api/media?limit=100&depth=0')).json()
  for (const { id, filename, mimeType } of docs) {
    const buffer = await (await api.get(`/api/media/file/${filename}`)).body()
    const answer = await api.patch(`/api/media/${id}`, {
      multipart: { file: { name: filename.replace(/-[\da-f]{10}\b/, ''), mimeType, buffer }, _payload: '{}' },
    })
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  }
  await api.dispose()
}
