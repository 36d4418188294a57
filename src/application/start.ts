import type { Payload } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sendBackupAlerts } from '@/features/backup/alert/mutations'
import { lookOf } from '@/features/brand/look'
import { storedLook } from '@/features/brand/stored'
import { canonicalPath } from '@/features/redirects/addresses'
import { findRedirect, oldPaths } from '@/features/redirects/find-redirect'
import { raiseFault } from '@/features/security/alerts/raise-alert'
import { siteFactsOf } from '@/features/site/facts'
import { noticeAddress } from '@/features/site/notice-address'
import { isSeededAddress } from '@/features/site/seeded-address'
import { onContentChanged } from '@/lib/cache/content-changes'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { postgresOf } from '@/lib/db/transaction'
import { offerFigures } from '@/lib/figures'
import { log } from '@/lib/log'
import { mailServer } from '@/lib/mail/mail-server'
import { closePool } from '@/patches/payload/pool/pool'
import { setRedirectLookup } from '@/server/http/redirect-lookup'
import { setErrorPageWords } from '@/server/pages/error-page'
import { onStop } from '@/server/process/stop'
import { anchorAuditLog } from './anchor-audit-log'
import { listenForContent } from './content-listener'
import { countVisits } from './count-visits'
import { faultsOf } from './fault-rules'
import { figuresOf, health } from './health'
import { limitMisses, limitPages } from './limit-pages'
import { migrateAndSeed } from './migrate-and-seed'
import { checkUploads } from './shared-uploads'
import { startWorkers } from './workers'

/**
 * Gives our server the lookup of redirects. Their start paths are kept in memory, because every guess of a scanner asks. The
 * target is read on demand.
 */
function loadRedirects(payload: Payload): void {
  let known: Set<string> | undefined
  let reading: Promise<Set<string>> | undefined

  function read(): Promise<Set<string>> {
    const work = oldPaths(payload).then(
      (from) => {
        const paths = new Set(from)
        if (reading === work) known = paths
        return paths
      },
      (error) => {
        if (reading === work) reading = undefined
        throw error
      },
    )
    return work
  }
  onContentChanged((tags) => {
    // Every change carries the tag of all pages. That tag alone means that changes may have been missed.
    if (!tags.includes(contentTag('redirects')) && tags.some((tag) => tag !== everyPage)) return
    known = undefined
    reading = undefined
  })
  setRedirectLookup((asked) => {
    const path = canonicalPath(asked)
    if (path === undefined || (known && !known.has(path))) return undefined
    reading ??= read()
    return reading.then((paths) => (paths.has(path) ? findRedirect(payload, path) : undefined))
  })
}

/** Tells our server the words of the page that it sends when pages cannot be rendered. */
async function nameErrorPage(payload: Payload): Promise<void> {
  const read = async () => {
    const [settings, look] = await Promise.all([
      payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
      storedLook(payload),
    ])
    const { brandName, contactEmail, businessHours } = siteFactsOf(settings)
    setErrorPageWords({ brandName, contactEmail, businessHours, tagline: lookOf(look).tagline })
  }
  await read()
  onContentChanged(() => {
    read().catch((error: unknown) => log.warn({ err: error }, 'the words of the error page are not renewed'))
  })
}

/** Warns if the mail server does not accept the site. The start does not wait for the answer. */
export async function checkMail(): Promise<void> {
  const { server, problem } = await mailServer()
  if (server !== 'refused') return
  log.warn(
    { problem },
    'The mail server does not accept this site: mails wait and are tried again. Look at SMTP_URL and SMTP_PASSWORD, then send a test mail in Monitoring',
  )
}

const CHECK_MS = 60_000
function watchFaults(payload: Payload): void {
  async function check(): Promise<void> {
    const now = new Date()
    for (const fault of faultsOf(await health(payload), now)) await raiseFault(payload, fault, now)
    await sendBackupAlerts(payload, now)
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.error({ err: error }, 'faults could not be reported'))
  }, CHECK_MS).unref()
  onStop('watch for faults', () => clearInterval(timer))
}

async function checkNotices(payload: Payload): Promise<void> {
  const to = await noticeAddress(payload)
  if (to && !isSeededAddress(to)) return
  log.warn(
    { to: to ?? null },
    'no one receives notices about bookings and inquiries: set "Notices go to" in the calendar settings, or ADMIN_EMAIL before the first start',
  )
}

/** Brings the database up to date, creates the first content, and starts the workers. Awaited before the server listens. */
export async function startApplication(): Promise<void> {
  const payload = await payloadInstance()
  // Registered first, so it closes last: workers still write their results.
  onStop('database pool', () => closePool(postgresOf(payload).pool))
  await migrateAndSeed(payload)
  await anchorAuditLog(payload)
  await listenForContent()
  await checkUploads(payload)
  await checkNotices(payload)
  void checkMail()
  loadRedirects(payload)
  await nameErrorPage(payload)
  limitPages(payload)
  limitMisses(payload)
  await countVisits(payload)
  await startWorkers(payload)
  watchFaults(payload)
  offerFigures(() => figuresOf(payload))
  log.debug('application started')
}
