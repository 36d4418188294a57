import type { Payload, PayloadRequest } from 'payload'
import { alertedIds } from '@/features/security/alerts/recipients'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { type LastBackup, lastBackup } from '../queries'
import { backupState, type News, newsOf } from '../rules'

/** Any number, the same on all servers. Only one of them reports a change. */
const LOCK = 7_214_011

/** Reports are stored as events, which all servers share. */
const rules: Record<News, string> = { trouble: 'backups-fail', works: 'backups-work' }

const latestNews = sql`SELECT CASE details ->> 'rule' WHEN ${rules.trouble} THEN 'trouble' ELSE 'works' END AS news
  FROM security_events WHERE category = 'system' AND details ->> 'rule' IN (${rules.trouble}, ${rules.works})
  ORDER BY created_at DESC, id DESC LIMIT 1`

interface Known extends Record<string, unknown> {
  news: News
}

function messageOf(news: News, { problem }: LastBackup): string {
  if (news === 'works') return 'Backups work again'
  return problem === null ? 'No backup for two days' : `The backup failed: ${problem}`
}

async function addEvent(req: PayloadRequest, news: News, message: string, now: Date): Promise<string> {
  const at = now.toISOString()
  const [event] = await queryIn<{ id: string }>(
    req,
    sql`INSERT INTO security_events (type, category, severity, message, details, created_at, updated_at)
        VALUES ('suspicious_activity', 'system', ${news === 'trouble' ? 'critical' : 'low'}, ${message},
          ${JSON.stringify({ rule: rules[news] })}::jsonb, ${at}, ${at}) RETURNING id`,
  )
  if (!event) throw new Error('The event was not stored.')
  return event.id
}

/** Mails super admins once when backups fail, stop or work again. Runs every minute on each server. */
export async function sendBackupAlerts(payload: Payload, now: Date): Promise<void> {
  const last = await lastBackup(payload)
  const state = backupState(last, now)
  const [known] = await query<Known>(payload, latestNews)
  if (!newsOf(state, known?.news)) return
  await inTransaction({ payload }, async (req) => {
    await queryIn(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    const [reported] = await queryIn<Known>(req, latestNews)
    const news = newsOf(state, reported?.news)
    if (!news) return
    const id = await addEvent(req, news, messageOf(news, last), now)
    const { problem, at: lastGood } = last
    for (const userId of await alertedIds(req))
      await sendJob(req, 'backup-alert', { id, userId, news, problem, lastGood, at: now.toISOString() })
  })
}
