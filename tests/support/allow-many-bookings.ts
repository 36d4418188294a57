import { type FullConfig, request } from '@playwright/test'
import { withEditor } from './editor'

/** The browser tests book more in an hour than visitors do: without this, later ones would have to confirm by email. */
export default async function allowManyBookings({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL
  const api = await request.newContext(baseURL ? { baseURL } : {})
  await withEditor(api, (editor) => editor.changeGlobal('calendar-settings', { unconfirmedPerHour: 1000 }))
  await api.dispose()
}
