import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendBackupAlert } from '../../../src/features/backup/alert/mail-jobs'
import { sendBackupAlerts } from '../../../src/features/backup/alert/mutations'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { keptMails } from '../../support/kept-mails'
import { runSql, signedIn, site } from '../../support/site'

const noon = new Date('2026-03-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

beforeEach(async () => {
  await runSql`DELETE FROM backup_runs`
  await runSql`DELETE FROM security_events`
  await runSql`DELETE FROM jobs.job WHERE name = 'backup-alert'`
})

async function made(at: Date): Promise<void> {
  await runSql`INSERT INTO backup_runs (made_at, bytes) VALUES (${at.toISOString()}::timestamptz, 1000)`
}

async function failed(at: Date, problem: string): Promise<void> {
  await runSql`INSERT INTO backup_runs (made_at, problem) VALUES (${at.toISOString()}::timestamptz, ${problem})`
}

const tell = async (minutes: number) => sendBackupAlerts(await site(), later(minutes))

/** What waits to be mailed to one super admin, in order. */
async function mailsTo(person: Awaited<ReturnType<typeof signedIn>>) {
  const rows = await runSql<{
    data: Jobs['backup-alert']
  }>`SELECT data FROM jobs.job WHERE name = 'backup-alert' AND data ->> 'userId' = ${person.user.id}
        ORDER BY data ->> 'at'`
  return rows.map(({ data }) => data)
}

describe('super admins', () => {
  it('get one mail for a trouble, however often it is tried, and one when it is over', async () => {
    const owner = await signedIn('super_admin')
    await made(later(-60))
    await tell(0)
    expect(await mailsTo(owner)).toEqual([])
    await failed(later(1), 'ENOSPC: no space left on device')
    await tell(2)
    await tell(3)
    await failed(later(4), 'another reason')
    await tell(5)
    await tell(200)
    expect(await mailsTo(owner)).toMatchObject([
      { news: 'trouble', problem: 'ENOSPC: no space left on device', lastGood: later(-60).toISOString() },
    ])
    await made(later(300))
    await tell(301)
    await tell(302)
    expect(await mailsTo(owner)).toMatchObject([
      { news: 'trouble' },
      { news: 'works', lastGood: later(300).toISOString(), problem: null },
    ])
    await failed(later(400), 'again')
    await tell(401)
    expect((await mailsTo(owner)).map(({ news }) => news)).toEqual(['trouble', 'works', 'trouble'])
  })

  it('hear of a schedule that makes none any more, and not of a site without backups', async () => {
    const owner = await signedIn('super_admin')
    await tell(0)
    expect(await mailsTo(owner)).toEqual([])
    await made(noon)
    await tell(49 * 60)
    expect(await mailsTo(owner)).toEqual([])
    await tell(51 * 60)
    expect(await mailsTo(owner)).toMatchObject([{ news: 'trouble', problem: null }])
    // It also fails: the same problem.
    await failed(later(52 * 60), 'x')
    await tell(52 * 60)
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  it('are reported by one of several servers that notice it at once', async () => {
    const owner = await signedIn('super_admin')
    await failed(noon, 'x')
    await Promise.all([tell(1), tell(1), tell(1), tell(1)])
    expect(await mailsTo(owner)).toHaveLength(1)
    const events = await runSql<{
      severity: string
      message: string
    }>`SELECT severity, message FROM security_events WHERE category = 'system'`
    expect(events).toEqual([{ severity: 'critical', message: 'The backup failed: x' }])
  })

  it('are the only ones, and read what happened', async () => {
    const [owner, editor] = [await signedIn('super_admin'), await signedIn('admin')]
    await failed(noon, '<script>alert(1)</script>')
    await tell(1)
    expect(await mailsTo(editor)).toEqual([])
    const [job] = await mailsTo(owner)
    if (!job) throw new Error('no mail')
    const payload = await site()
    await sendBackupAlert(payload, job)
    // A person who is no longer a super admin when it leaves gets none.
    await sendBackupAlert(payload, { ...job, id: randomUUID(), userId: editor.user.id })
    await sendBackupAlert(payload, { ...job, id: randomUUID(), news: 'works', lastGood: noon.toISOString() })
    const mine = (await keptMails()).filter(({ to }) => to === owner.email || to === editor.email)
    const mails = mine.filter(({ subject }) => /backup/i.test(subject ?? ''))
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [owner.email, 'Backups work again'],
      [owner.email, 'The backup of the site failed'],
    ])
    const trouble = mails.find(({ subject }) => subject?.startsWith('The backup'))
    expect(trouble?.text).toContain('<script>alert(1)</script>')
    expect(trouble?.html).not.toContain('<script>alert')
    expect(trouble?.text).toContain('/super-admin/monitoring')
    expect(mails.find(({ subject }) => subject === 'Backups work again')?.text).toContain('4 March 2026')
  })
})
