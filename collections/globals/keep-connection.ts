import type { GlobalBeforeChangeHook } from 'payload'
import { connectionColumns } from '@/features/calendar/connection/stored'

/** A save writes all columns, so this hook keeps tokens that were renewed after the save read them. */
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
    syncEnabled: switched ? Boolean(data.syncEnabled && tokens.googleAccessToken) : syncEnabled,
  }
}
