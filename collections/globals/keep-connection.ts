import type { GlobalBeforeChangeHook } from 'payload'
import { connectionColumns } from '@/features/calendar/connection/columns'

/**
 * Tokens change outside this document and its hooks. A save writes all columns, including tokens that were renewed since
 * it read them, so this hook keeps the stored ones. Calendar and sync are kept too, unless the save changes them.
 */
export const keepConnection: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = await connectionColumns(req)
  if (!stored) return data
  const { googleCalendarId, syncEnabled, ...tokens } = stored
  const picked = data.googleCalendarId !== originalDoc?.googleCalendarId
  const switched = data.syncEnabled !== originalDoc?.syncEnabled
  return {
    ...data,
    ...tokens,
    googleCalendarId: picked ? data.googleCalendarId : googleCalendarId,
    // Without a connection there is nothing to sync with.
    syncEnabled: switched ? Boolean(data.syncEnabled && tokens.googleAccessToken) : syncEnabled,
  }
}
