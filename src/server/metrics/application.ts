import { Counter, Gauge, type Registry } from 'prom-client'
import { type Figure, mailCounts, readFigures } from '../../lib/figures.ts'

const TIMEOUT_MS = 3000

const gauges: Record<Figure['name'], { help: string; labelNames?: string[] }> = {
  jobs: {
    help: 'Jobs that are not done: waiting, retrying, active or dead.',
    labelNames: ['queue', 'state'],
  },
  database_connections: {
    help: 'Connections of the site to its database, and requests that wait for one (awaited).',
    labelNames: ['state'],
  },
  mails_retrying: { help: 'Mails that the mail server did not take yet.' },
  backup_bytes: { help: 'Size of the last backup.' },
  backup_timestamp_seconds: { help: 'When the last backup was made.' },
  disk_free_bytes: { help: 'Free space for the data folder.' },
}

/** A hanging database must not hold back the other figures. */
function withinTimeout(): Promise<Figure[]> {
  const late = new Promise<Figure[]>((done) => setTimeout(done, TIMEOUT_MS, []).unref())
  return Promise.race([readFigures(), late]).catch(() => [])
}

/** Adds the application's figures. @returns a function that reads them again */
export function applicationFigures(registry: Registry): () => Promise<void> {
  const registers = [registry]
  const known = new Map(
    Object.entries(gauges).map(([name, { help, labelNames = [] }]) => [
      name,
      new Gauge({ name, help, labelNames, registers }),
    ]),
  )
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails: sent, kept as a file because no mail server is set, or failed and tried again.',
    labelNames: ['outcome'],
    registers,
  })
  return async () => {
    const figures = await withinTimeout()
    for (const gauge of known.values()) gauge.reset()
    for (const { name, labels = {}, value } of figures) known.get(name)?.set(labels, value)
    mails.reset()
    for (const [outcome, count] of Object.entries(mailCounts())) mails.inc({ outcome }, count)
  }
}
