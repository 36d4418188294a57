import type { GlobalBeforeChangeHook } from 'payload'
import { connectionColumns } from '@/features/calendar/connection/columns'

/**
 * The tokens change beside this document, without its hooks. A save writes all columns, also those that it read before
 * somebody renewed the tokens: it keeps what is stored by now. Calendar and sync are kept, too, unless they were changed.
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
