import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { alertedIds } from '@/features/security/alerts/raise-alert'
import { lockName } from '@/lib/db/locks'
import { databaseOf, inTransaction, type Transaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { security_events } from '@/payload-generated-schema'
import { type LastBackup, lastBackup } from '../queries'
import { backupState, type News, newsOf } from '../rules'

const rules: Record<News, string> = { trouble: 'backups-fail', works: 'backups-work' }

async function latestNews(db: Transaction): Promise<News | undefined> {
  const { category, details, createdAt, id } = security_events
  const rule = sql<string>`${details} ->> 'rule'`
  const [latest] = await db
    .select({ rule })
    .from(security_events)
    .where(and(eq(category, 'system'), inArray(rule, Object.values(rules))))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return latest && (latest.rule === rules.trouble ? 'trouble' : 'works')
}

function messageOf(news: News, { problem }: LastBackup): string {
  if (news === 'works') return 'Backups work again'
  return problem === null ? 'No backup for two days' : `The backup failed: ${problem}`
}

async function addEvent(req: PayloadRequest, news: News, message: string, now: Date): Promise<string> {
  const at = now.toISOString()
  const db = await transactionOf(req)
  const [event] = await db
    .insert(security_events)
    .values({
      type: 'suspicious_activity',
      category: 'system',
      message,
      severity: news === 'trouble' ? 'critical' : 'low',
      details: { rule: rules[news] },
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: security_events.id })
  if (!event) throw new Error('The event was not stored.')
  return event.id
}

/** Mails super admins once when backups fail, stop or work again. Runs every minute on each server. */
export async function sendBackupAlerts(payload: Payload, now: Date): Promise<void> {
  const last = await lastBackup(payload)
  const state = backupState(last, now)
  if (!newsOf(state, await latestNews(databaseOf(payload)))) return
  await inTransaction({ payload }, async (req) => {
    // Only one server reports a change.
    await lockName(req, 'backup-alert')
    const news = newsOf(state, await latestNews(await transactionOf(req)))
    if (!news) return
    const id = await addEvent(req, news, messageOf(news, last), now)
    const { problem, at: lastGood } = last
    for (const userId of await alertedIds(req))
      await sendJob(req, 'backup-alert', { id, userId, news, problem, lastGood, at: now.toISOString() })
  })
}
