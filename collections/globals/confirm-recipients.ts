import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { GlobalBeforeOperationHook } from 'payload'

/** Both receive what visitors write and book. */
const recipients = ['adminEmail', 'googleCalendarId'] as const

/** Asks for a recent proof where a change sends the data of visitors to another address or calendar. */
export const confirmRecipients: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess === true) return args
  const stored = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    req,
  })
  const isChanged = recipients.some((name) => {
    const wanted: unknown = args?.data?.[name]
    return wanted !== undefined && (wanted || null) !== (stored[name] || null)
  })
  if (isChanged) await onlyRecentlyAuthenticated({ operation, req })
  return args
}
