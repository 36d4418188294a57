import { expect, it } from 'vitest'
import { healthLines } from '../../../src/admin/super-admin/monitoring/health-lines'
import type { Health } from '../../../src/application/health'

const GB = 1024 ** 3
const well: Health = {
  status: 'ok',
  database: 'ok',
  jobs: 'ok',
  disk: { state: 'ok', freeBytes: 12.5 * GB, totalBytes: 50 * GB },
  mail: { state: 'ok', retrying: 0, since: null, server: 'ok', problem: null },
  calendar: 'off',
  auditRole: 'ok',
  deadLetters: 0,
  jobCounts: { waiting: 3, retrying: 0, active: 1, dead: 0 },
  backup: { state: 'ok', at: '2026-03-04T03:00:00.000Z', bytes: 1, problem: null },
  uploads: 'ok',
  version: '1.0.0',
}
const line = (name: string, health: Partial<Health> = {}) =>
  healthLines({ ...well, ...health }).find((each) => each.name === name)

it('says what is well, and nothing to do', () => {
  expect(line('Background jobs')?.label).toBe('3 planned, 1 running')
  expect(line('Disk space')?.label).toBe('12.5 GB of 50.0 GB free')
  expect(healthLines(well).filter(({ todo }) => todo)).toEqual([])
})

it.each<[string, Partial<Health>, string]>([
  ['Background jobs', { jobs: 'down' }, 'Restart the site'],
  ['Background jobs', { deadLetters: 2 }, 'Send the failed ones again'],
  ['Disk space', { disk: { state: 'low', freeBytes: GB / 4, totalBytes: GB } }, 'Make space'],
  ['Backup', { backup: { ...well.backup, state: 'failed', problem: 'No space' } }, 'failed: No space'],
  ['External calendar', { calendar: 'stale' }, 'connect it again'],
  ['Pictures', { uploads: 'away' }, 'S3_'],
  ['Audit log', { auditRole: 'off' }, 'create roles'],
])('says of %s with %j what to do', (name, health, todo) => {
  expect(line(name, health)?.todo).toContain(todo)
})
