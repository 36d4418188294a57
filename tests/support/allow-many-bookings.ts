import { setTimeout as pause } from 'node:timers/promises'
import { request } from '@playwright/test'
import { marks, withEditor } from './editor'

/** The browser tests book more in an hour than visitors do: without this, later ones would have to confirm by email. */
async function allowManyBookings(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL })
  const deadline = Date.now() + 300_000
  const isUp = () =>
    api.get('/api/health').then(
      (answer) => answer.ok(),
      () => false,
    )
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error(`${baseURL} did not start`)
    await pause(500)
  }
  const change = { unconfirmedPerHour: 1000 }
  await withEditor(api, (editor) => editor.changeGlobal('calendar-settings', change), marks(baseURL))
  await api.dispose()
}

/** Waits for the sites and makes them ready. */
export default async function prepareSites(): Promise<void> {
  const ports = process.env.E2E_PORTS?.split(',').filter((_, at) => at % 3 === 0) ?? []
  await Promise.all(ports.map((port) => allowManyBookings(`http://localhost:${port}`)))
}
