import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { GlobalBeforeOperationHook } from 'payload'

/** Both addresses receive visitors' data. */
const recipients = ['adminEmail', 'googleCalendarId'] as const

/** Requires recent authentication when visitors' data would go to another address or calendar. */
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
