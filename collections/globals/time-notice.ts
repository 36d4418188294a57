import type { GlobalAfterChangeHook } from 'payload'
import { noticeTimes } from '@/features/site/notice'
import { sendJob } from '@/lib/jobs/send'
import type { SiteSetting } from '@/payload-types'

/** Renders cached pages again when the notice begins and ends. An outdated job does no harm. */
export const timesNotice: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = new Set(noticeTimes((previousDoc as Partial<SiteSetting> | undefined)?.notice))
  for (const at of noticeTimes((doc as SiteSetting).notice)) {
    if (before.has(at) || new Date(at) <= new Date()) continue
    await sendJob(req, 'site-notice', { at }, { startAfter: new Date(at) })
  }
  return doc
}
