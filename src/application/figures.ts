import type { Payload } from 'payload'
import { env } from '@/env'
import { lastBackup } from '@/features/backup/queries'
import { postgresOf } from '@/lib/db/transaction'
import type { Figure } from '@/lib/figures'
import { spaceOf } from '@/lib/files/storage-full'
import { jobsByQueue } from '@/lib/jobs/job-counts'
import { retriedMails } from '@/lib/jobs/retried-mails'

function connections(payload: Payload): Figure[] {
  const { totalCount, idleCount, waitingCount } = postgresOf(payload).pool
  const counts = { used: totalCount - idleCount, idle: idleCount, awaited: waitingCount }
  return Object.entries(counts).map(([state, value]) => ({
    name: 'database_connections',
    labels: { state },
    value,
  }))
}

async function jobs(payload: Payload): Promise<Figure[]> {
  const [counts, { retrying }] = await Promise.all([jobsByQueue(payload), retriedMails(payload)])
  return [
    ...counts.map(
      ({ queue, state, count }): Figure => ({ name: 'jobs', labels: { queue, state }, value: count }),
    ),
    { name: 'mails_retrying', value: retrying },
  ]
}

async function backup(payload: Payload): Promise<Figure[]> {
  const { at, bytes } = await lastBackup(payload)
  if (at === null || bytes === null) return []
  return [
    { name: 'backup_timestamp_seconds', value: Date.parse(at) / 1000 },
    { name: 'backup_bytes', value: bytes },
  ]
}

const space = async (): Promise<Figure[]> => [
  { name: 'disk_free_bytes', value: (await spaceOf(env.DATA_DIR)).freeBytes },
]

export async function figuresOf(payload: Payload): Promise<Figure[]> {
  const parts = await Promise.allSettled([connections(payload), jobs(payload), backup(payload), space()])
  return parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
}
