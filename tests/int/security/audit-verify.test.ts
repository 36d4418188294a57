import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anchorOrAlert } from '../../../src/application/anchor-audit-log'
import { prepareWeakerRole } from '../../../src/application/weaker-role'
import { anchorLog, makeAnchor } from '../../../src/features/security/audit/anchors'
import { keepAnchor, keptAnchors } from '../../../src/features/security/audit/kept-anchors'
import { pruneAuditLog } from '../../../src/features/security/audit/prune'
import { siteKeys } from '../../../src/lib/crypto/site-keys'
import { postgresOf } from '../../../src/lib/db/transaction'
import { seedManyRows } from '../../../src/seed/many-office-rows'
import { anchorNow, dataDir, findings, ownerOfTables } from '../../support/log-owner'
import { account, call, runSql, signedIn, site } from '../../support/site'

/** Ten entries, an anchor, and two entries more. */
const owner = await ownerOfTables()
beforeAll(async () => {
  const payload = await site()
  await anchorNow(owner)
  const people = [await account(), await account(), await account()]
  for (const { user } of people) {
    for (const companyName of ['One', 'Two']) {
      await payload.update({ collection: 'users', id: user.id, data: { companyName }, overrideAccess: true })
    }
  }
  await account('user')
  await anchorNow(owner)
  await account('user')
})
afterAll(() => owner.end())

const UNGUARDED = `ALTER TABLE security_audit_log DISABLE TRIGGER USER; ALTER TABLE audit_anchors DISABLE TRIGGER USER;`
const GUARDED = ['chain', 'keep', 'keep_all']
  .map((name) => `ALTER TABLE security_audit_log ENABLE ALWAYS TRIGGER security_audit_log_${name};`)
  .concat(
    ['keep', 'keep_all'].map(
      (name) => `ALTER TABLE audit_anchors ENABLE ALWAYS TRIGGER audit_anchors_${name};`,
    ),
  )
  .join('\n')
/** What someone with the database, who knows how it is made, but without the key, does to hide a change. */
const REHASH = `DO $$
  DECLARE entry security_audit_log; previous text := repeat('0', 64); number int := 0;
  BEGIN
    FOR entry IN SELECT * FROM security_audit_log ORDER BY sequence LOOP
      number := number + 1; entry.sequence := number; entry.previous_hash := previous;
      entry.hash := audit_entry_hash(entry);
      UPDATE security_audit_log SET sequence = entry.sequence, previous_hash = entry.previous_hash, hash = entry.hash WHERE id = entry.id;
      previous := entry.hash;
    END LOOP;
  END $$;`
const COPY = `INSERT INTO security_audit_log (id, action, table_name, record_id, mac)
  SELECT gen_random_uuid(), action, table_name, record_id, mac FROM security_audit_log WHERE sequence = 3;`

/** Findings after statements that are undone again. */
async function findingsAfter(statements: string, options?: Parameters<typeof findings>[1]) {
  await owner.query('BEGIN')
  try {
    await owner.query(statements)
    return await findings(owner, options)
  } finally {
    await owner.query('ROLLBACK')
  }
}

const tampered: [what: string, statements: string, sequence: number | null, problem: RegExp][] = [
  ['an entry is changed', `UPDATE security_audit_log SET user_id = 'x' WHERE sequence = 4`, 4, /changed/],
  [
    'an entry is changed, and its hash with it',
    `UPDATE security_audit_log SET user_id = 'x' WHERE sequence = 4;
     UPDATE security_audit_log l SET hash = audit_entry_hash(l) WHERE sequence = 4`,
    4,
    /does not match its seal/,
  ],
  [
    'the time of an entry is changed',
    `UPDATE security_audit_log SET created_at = now() WHERE sequence = 4`,
    4,
    /hash/,
  ],
  ['an entry is removed', 'DELETE FROM security_audit_log WHERE sequence = 4', 4, /missing/],
  [
    'several are removed',
    'DELETE FROM security_audit_log WHERE sequence IN (4, 5, 6)',
    4,
    /all up to 6 are missing/,
  ],
  ['the first is removed', 'DELETE FROM security_audit_log WHERE sequence = 1', 1, /missing/],
  ['the end is removed', 'DELETE FROM security_audit_log WHERE sequence > 6', 7, /missing at the end/],
  [
    'the end is removed, and the anchors of the database',
    'DELETE FROM security_audit_log WHERE sequence > 6; DELETE FROM audit_anchors WHERE sequence > 6',
    7,
    /missing at the end/,
  ],
  ['all is emptied', 'TRUNCATE security_audit_log, audit_anchors', 1, /missing at the end/],
  [
    'one is removed and the chain made again',
    `DELETE FROM security_audit_log WHERE sequence = 4; ${REHASH}`,
    null,
    /rewritten/,
  ],
  [
    'one is changed and the chain made again',
    `UPDATE security_audit_log SET record_id = 'x' WHERE sequence = 4; ${REHASH}`,
    4,
    /does not match its seal/,
  ],
  [
    'an entry is repeated, and the index that forbids it taken away',
    `ALTER TABLE security_audit_log DROP CONSTRAINT security_audit_log_pkey; DROP INDEX security_audit_log_sequence_idx;
     INSERT INTO security_audit_log SELECT * FROM security_audit_log WHERE sequence = 3`,
    3,
    /is there 2 times/,
  ],
  [
    'an entry is added past the trigger',
    `INSERT INTO security_audit_log (action, table_name) VALUES ('DELETE', 'x')`,
    null,
    /has no number/,
  ],
]

describe('the verifier', () => {
  it('finds nothing in a log that no one has touched', async () => {
    expect(await findings(owner)).toEqual([])
    await seedManyRows(await site(), 'audit', 20)
    expect(await findings(owner)).toEqual([])
  })

  it.each(tampered)('finds that %s', async (_, statements, sequence, problem) => {
    const found = await findingsAfter(`${UNGUARDED} ${statements}; ${GUARDED}`)
    const matching = found.filter((each) => problem.test(each.problem))
    expect(matching).not.toEqual([])
    if (sequence !== null) expect(matching.map((each) => each.sequence)).toContain(sequence)
  })

  it.each([
    [
      'without a seal',
      `INSERT INTO security_audit_log (action, table_name) VALUES ('DELETE', 'x')`,
      /no seal/,
    ],
    ['with the seal of another', COPY, /does not match its seal/],
    [
      'with an invented seal',
      `INSERT INTO security_audit_log (action, table_name, mac)
       SELECT 'DELETE', 'x', split_part(mac, '.', 1) || '.' || repeat('A', 43) FROM security_audit_log WHERE sequence = 3`,
      /does not match its seal/,
    ],
  ])('finds an entry that was added %s, through the trigger', async (_, statement, problem) => {
    const found = await findingsAfter(statement)
    expect(found).toEqual([{ sequence: expect.any(Number), problem: expect.stringMatching(problem) }])
  })

  it('finds an entry that was replayed through the trigger, with its own id and seal', async () => {
    const found = await findingsAfter(`ALTER TABLE security_audit_log DROP CONSTRAINT security_audit_log_pkey;
      INSERT INTO security_audit_log (id, action, table_name, record_id, user_id, old_values, new_values, ip_address, user_agent, mac)
      SELECT id, action, table_name, record_id, user_id, old_values, new_values, ip_address, user_agent, mac
      FROM security_audit_log WHERE sequence = 3;
      ALTER TABLE security_audit_log ADD CONSTRAINT security_audit_log_pkey PRIMARY KEY (id, sequence)`)
    expect(found).toEqual([
      { sequence: null, problem: expect.stringContaining('security_audit_log_pkey') },
      { sequence: expect.any(Number), problem: 'has the id of entry 3: it was added a second time' },
    ])
  })

  it.each([
    ['the index of ids', 'ALTER TABLE security_audit_log DROP CONSTRAINT security_audit_log_pkey', /_pkey/],
    ['the index of numbers', 'DROP INDEX security_audit_log_sequence_idx', /_sequence_idx/],
    [
      'an index for some entries alone in its place',
      `DROP INDEX security_audit_log_sequence_idx;
       CREATE UNIQUE INDEX security_audit_log_sequence_idx ON security_audit_log (sequence) WHERE sequence < 5`,
      /_sequence_idx/,
    ],
    [
      'a view in place of the table',
      'ALTER TABLE audit_anchors RENAME TO hidden; CREATE VIEW audit_anchors AS SELECT * FROM hidden',
      /table is not as/,
    ],
    [
      'a policy that hides rows',
      'ALTER TABLE security_audit_log ENABLE ROW LEVEL SECURITY',
      /table is not as/,
    ],
    ['another table that adds rows', 'CREATE TABLE more () INHERITS (security_audit_log)', /table is not as/],
    [
      'a table of the same name before it',
      'CREATE TEMP TABLE security_audit_log (LIKE public.security_audit_log)',
      /table is not as/,
    ],
  ])('misses or finds %s', async (_, statement, problem) => {
    expect(await findingsAfter(statement)).toContainEqual({
      sequence: null,
      problem: expect.stringMatching(problem),
    })
  })

  it('reports lines in the folder that are no anchors', async () => {
    const file = join(dataDir(), 'audit-anchors.jsonl')
    const before = readFileSync(file, 'utf8')
    try {
      writeFileSync(file, `${before}{"kind":"anchor","sequ\n`)
      const line = before.split('\n').length
      expect(await findings(owner)).toEqual([
        { sequence: null, problem: `line ${line} of the anchors in the site's folder cannot be read` },
      ])
    } finally {
      writeFileSync(file, before)
    }
  })

  it('does not take two anchors of one entry that differ', async () => {
    const { anchors, unreadable } = keptAnchors(dataDir())
    const last = anchors.at(-1)
    if (!last) throw new Error('There is no anchor')
    const other = makeAnchor('anchor', { ...last, hash: 'f'.repeat(64) }, new Date(), siteKeys)
    expect(await findings(owner, { kept: { anchors: [...anchors, other], unreadable } })).toContainEqual({
      sequence: last.sequence,
      problem: expect.stringContaining('two anchors that differ'),
    })
  })

  it.each([
    ['switched off', 'ALTER TABLE security_audit_log DISABLE TRIGGER security_audit_log_keep'],
    ['gone', 'DROP TRIGGER security_audit_log_chain ON security_audit_log'],
    ['asleep for replicas', 'ALTER TABLE security_audit_log ENABLE TRIGGER security_audit_log_keep'],
    [
      'made harmless',
      'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
    ],
    [
      'joined by another',
      `CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
       CREATE TRIGGER a BEFORE INSERT ON security_audit_log FOR EACH ROW EXECUTE FUNCTION swallow()`,
    ],
    ['passed by a rule', 'CREATE RULE r AS ON INSERT TO security_audit_log DO INSTEAD NOTHING'],
  ])('finds a trigger that is %s', async (_, statement) => {
    expect((await findingsAfter(statement)).map(({ sequence }) => sequence)).toContain(null)
  })

  it('is not fooled by a hash function that was replaced', async () => {
    const found = await findingsAfter(`${UNGUARDED}
      CREATE OR REPLACE FUNCTION audit_entry_hash(entry security_audit_log) RETURNS text LANGUAGE sql AS 'SELECT entry.hash';
      UPDATE security_audit_log SET user_id = 'x' WHERE sequence = 4; ${GUARDED}`)
    expect(found.map(({ sequence }) => sequence)).toContain(4)
  })

  it('takes no anchor without the right seal, and says when there is none', async () => {
    const forged = keptAnchors(dataDir()).anchors.map((anchor) => ({ ...anchor, kind: 'cut' as const }))
    expect(await findings(owner, { kept: { anchors: forged, unreadable: [] } })).toContainEqual(
      expect.objectContaining({ problem: expect.stringContaining('is wrong') }),
    )
    const found = await findingsAfter(`${UNGUARDED} TRUNCATE security_audit_log, audit_anchors; ${GUARDED}`, {
      kept: { anchors: [], unreadable: [] },
    })
    expect(found).toEqual([{ sequence: null, problem: expect.stringContaining('no anchor') }])
  })

  it('does not take another key for the right one', async () => {
    const found = await findings(owner, { keys: { current: 'ab'.repeat(32), old: [] } })
    expect(found).toContainEqual({
      sequence: null,
      problem: expect.stringContaining('ENCRYPTION_KEY is another'),
    })
  })
})

describe('the next anchor', () => {
  const lines = () => readFileSync(join(dataDir(), 'audit-anchors.jsonl'), 'utf8')
  /** What anchoring says after statements that are undone again; nothing may be written into the folder by it. */
  async function anchoredAfter(statements: string, work = () => anchorNow(owner)) {
    const before = lines()
    await owner.query('BEGIN')
    try {
      await owner.query(`${UNGUARDED} ${statements}; ${GUARDED}`)
      const outcome = await work()
      expect(lines()).toBe(before)
      return outcome
    } finally {
      await owner.query('ROLLBACK')
    }
  }
  const refused = { refused: expect.stringContaining('does not go on from entry') }
  const moreThan = (count: number) =>
    `INSERT INTO security_audit_log (action, table_name) SELECT 'DELETE', 'x' FROM generate_series(1, ${count})`

  it.each([
    ['was cut off', 'DELETE FROM security_audit_log WHERE sequence > 6'],
    [
      'was cut off, with its anchors in the database',
      'DELETE FROM security_audit_log; DELETE FROM audit_anchors',
    ],
    [
      'was cut off and grew again beyond its last anchor',
      `DELETE FROM security_audit_log WHERE sequence > 6; ${GUARDED} ${moreThan(100)}`,
    ],
    [
      'was rewritten',
      `UPDATE security_audit_log SET record_id = 'x' WHERE sequence = 4; ${REHASH}; ${GUARDED} ${moreThan(3)}`,
    ],
  ])('is not made for a log that %s', async (_, statements) => {
    await anchorNow(owner)
    expect(await anchoredAfter(statements)).toEqual(refused)
  })

  it('is not made where the process alone remembers more than there is', async () => {
    const { anchors } = keptAnchors(dataDir())
    const known = anchors.at(-1)
    const nowhere = mkdtempSync(join(tmpdir(), 'quickwin-anchors-'))
    const work = () => anchorLog(owner, { dataDir: nowhere, keys: siteKeys, now: new Date(), known })
    expect(await anchoredAfter('DELETE FROM security_audit_log; DELETE FROM audit_anchors', work)).toEqual(
      refused,
    )
    expect(keptAnchors(nowhere).anchors).toEqual([])
    rmSync(nowhere, { recursive: true })
  })

  it('is not made with a key that none of the others was made with', async () => {
    const keys = { current: 'ab'.repeat(32), old: [] }
    expect(await anchoredAfter('SELECT 1', () => anchorNow(owner, keys))).toEqual({
      refused: expect.stringContaining('None of its anchors'),
    })
  })

  it('is made while the log only grew', async () => {
    await account('user')
    expect(await anchorNow(owner)).toMatchObject({ anchor: { kind: 'anchor' } })
    expect(await findings(owner)).toEqual([])
  })

  it('makes a critical event when it was not made', async () => {
    const payload = await site()
    const known = makeAnchor('anchor', { sequence: 1_000_000, hash: 'f'.repeat(64) }, new Date(), siteKeys)
    expect(await anchorOrAlert(payload, known)).toBe(known)
    const events =
      await runSql`SELECT severity, message FROM security_events WHERE details ->> 'rule' = 'audit-log'`
    expect(events).toEqual([
      { severity: 'critical', message: expect.stringContaining('run npm run audit:verify') },
    ])
  })
})

describe('a server with another key', () => {
  it('is reported with its key, and not as a changed log', async () => {
    const payload = await site()
    await runSql`DELETE FROM security_events WHERE details ->> 'rule' = 'audit-log'`
    const key = vi.spyOn(siteKeys, 'current', 'get').mockReturnValue('ab'.repeat(32))
    await anchorOrAlert(payload, undefined).finally(() => key.mockRestore())
    const events = await runSql`SELECT message FROM security_events WHERE details ->> 'rule' = 'audit-log'`
    expect(events).toEqual([
      { message: expect.stringMatching(/^The audit log is not anchored.*ENCRYPTION_KEY/) },
    ])
  })
})

describe('pruning', () => {
  it('leaves a cut with which the rest verifies, and what is removed beyond it is found', async () => {
    await account('user')
    const before = new Date(Date.now() + 60_000)
    const head = Number(
      (await owner.query('SELECT max(sequence) AS max FROM security_audit_log')).rows[0].max,
    )
    const outcome = await pruneAuditLog(owner, {
      before,
      kept: keptAnchors(dataDir()),
      keys: siteKeys,
      now: new Date(),
    })
    // The newest stays, so that numbers go on from it.
    expect(outcome).toMatchObject({ removed: head - 1, cut: { kind: 'cut', sequence: head - 1 } })
    if ('cut' in outcome && outcome.cut) keepAnchor(dataDir(), outcome.cut)
    await account('user')
    expect(await findings(owner)).toEqual([])
    const further = `DELETE FROM security_audit_log WHERE sequence = ${head}`
    expect(await findingsAfter(`${UNGUARDED} ${further}; ${GUARDED}`)).toContainEqual({
      sequence: head,
      problem: expect.stringContaining('missing'),
    })
    const [entry] = await runSql<{
      old_values: unknown
    }>`SELECT old_values FROM security_audit_log WHERE table_name = 'security_audit_log'`
    expect(entry?.old_values).toMatchObject({ entries: head - 1, lastNumber: head - 1 })
  })

  it('refuses a log that does not verify', async () => {
    await owner.query(`INSERT INTO security_audit_log (action, table_name) VALUES ('DELETE', 'x')`)
    const outcome = await pruneAuditLog(owner, {
      before: new Date(Date.now() + 60_000),
      kept: keptAnchors(dataDir()),
      keys: siteKeys,
      now: new Date(),
    })
    expect(outcome).toMatchObject({
      refused: { findings: [{ problem: expect.stringContaining('no seal') }] },
    })
  })
})

describe('the log and its anchors cannot be changed', () => {
  const attempts = [
    `UPDATE security_audit_log SET action = 'DELETE'`,
    'DELETE FROM security_audit_log',
    'TRUNCATE security_audit_log',
    'UPDATE audit_anchors SET sequence = 0',
    'DELETE FROM audit_anchors',
    'TRUNCATE audit_anchors',
  ]

  it.each(attempts)('by the owner: %s', async (statement) => {
    await expect(owner.query(statement)).rejects.toThrow('append-only')
    await owner.query(`SET session_replication_role = 'replica'`)
    await expect(owner.query(statement)).rejects.toThrow('append-only')
    await owner.query('RESET session_replication_role')
  })

  it('by the application, which works with a role of its own', async () => {
    const payload = await site()
    const { pool } = postgresOf(payload)
    const connection = await pool.connect()
    await prepareWeakerRole(payload, connection)
    connection.release()
    const [who] = await runSql<{ own: boolean }>`SELECT current_user <> session_user AS own`
    expect(who?.own).toBe(true)
    for (const statement of [
      ...attempts,
      'ALTER TABLE security_audit_log DISABLE TRIGGER security_audit_log_keep',
      'DROP TRIGGER security_audit_log_keep ON security_audit_log',
      'DROP TABLE security_audit_log',
      `SET session_replication_role = 'replica'`,
    ]) {
      await expect(pool.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
    }
  })

  it('and the application still works with it', async () => {
    const visitor = await signedIn('super_admin')
    const { user } = await account()
    const changed = await call('PATCH', `/api/users/${user.id}`, { visitor, body: { companyName: 'Firm' } })
    expect(changed.status).toBe(200)
    expect((await call('DELETE', `/api/users/${user.id}`, { visitor })).status).toBe(200)
    const log = await call<{ docs: { action: string }[] }>('GET', '/api/security-audit-log?limit=2', {
      visitor,
    })
    expect(log.body.docs.map(({ action }) => action)).toEqual(['DELETE', 'UPDATE'])
  })
})
