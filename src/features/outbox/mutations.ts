import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { jobQueue } from '@/lib/jobs/boss'
import { deadLetters } from '@/lib/jobs/queues'
import { isStuck } from './queries'

/** Retries a failed job with all its attempts, or deletes it. @returns false if it is not stuck */
export async function settleStuckJob(
  actor: PayloadRequest,
  { id, action }: { id: string; action: 'send_again' | 'drop' },
): Promise<boolean> {
  const boss = await jobQueue()
  return inTransaction(actor, async (req) => {
    const [job] = await queryIn<{ name: string; queue: string }>(
      req,
      sql`SELECT j.name, coalesce(j.source_name, j.name) AS queue FROM jobs.job j
          WHERE j.id = ${id}::uuid AND ${isStuck} FOR UPDATE OF j`,
    )
    if (!job) return false
    const db = fromDrizzle(await transactionOf(req), sql)
    if (action === 'drop') await boss.deleteJob(job.name, id, { db })
    else if (job.name === deadLetters) {
      const moved = await boss.redrive(deadLetters, { ids: [id], db })
      // Its queue no longer exists.
      if (moved === 0) return false
    } else {
      await queryIn(
        req,
        sql`UPDATE jobs.job SET start_after = now() WHERE name = ${job.name} AND id = ${id}::uuid`,
      )
    }
    const { queue } = job
    await recordChange(req, {
      action: action === 'drop' ? 'DELETE' : 'UPDATE',
      tableName: 'jobs',
      recordId: id,
      before: { queue, failed: true },
      after: action === 'drop' ? undefined : { queue, failed: false },
    })
    return true
  })
}
