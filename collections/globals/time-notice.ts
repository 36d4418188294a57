import type { GlobalAfterChangeHook } from 'payload'
import { noticeTimes } from '@/features/site/notice'
import { sendJob } from '@/lib/jobs/send'
import type { SiteSetting } from '@/payload-types'

/**
 * Pages are kept as they are, so they are made anew when the notice begins and when it ends. A job of a time that was
 * changed since makes them anew for nothing, and that is all.
 */
export const timesNotice: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = new Set(noticeTimes((previousDoc as Partial<SiteSetting> | undefined)?.notice))
  for (const at of noticeTimes((doc as SiteSetting).notice)) {
    if (before.has(at) || new Date(at) <= new Date()) continue
    await sendJob(req, 'site-notice', { at }, { startAfter: new Date(at) })
  }
  return doc
}
