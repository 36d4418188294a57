import type { KeyRing } from '@/lib/crypto/key-ring'
import { checkAnchor, type Database, EMPTY, highest, storedAnchors } from './anchors'
import { checkMac, type SealedPart, sealedText } from './entry-seal'
import { guardProblems } from './guard'
import type { Anchor, Head, KeptAnchors } from './kept-anchors'

export interface Finding {
  sequence: number | null
  problem: string
}

export type Verdict = Awaited<ReturnType<typeof verifyAuditLog>>

export interface StoredEntry extends SealedPart {
  sequence: number
  createdAt: string
  previousHash: string
  hash: string
  mac: string | null
  made: string
}

const BATCH = 2000

/** Uses built-in functions only, because the site's own may have been replaced. */
const MADE_HASH = `pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to((
  pg_catalog.jsonb_build_array(previous_hash, sequence, action::text, table_name, record_id, user_id,
    old_values, new_values, ip_address, user_agent, extract(epoch FROM created_at))
  || CASE WHEN mac IS NULL THEN '[]'::jsonb ELSE pg_catalog.jsonb_build_array(id::text, mac) END)::text, 'UTF8')), 'hex')`

/** The entries after a number in order. Those without a number come first. */
export async function entriesAfter(database: Database, sequence: number): Promise<StoredEntry[]> {
  const { rows } = await database.query<StoredEntry>(
    `SELECT id::text, sequence::int AS sequence, action::text, table_name AS "tableName", record_id AS "recordId",
            user_id AS "userId", old_values AS "oldValues", new_values AS "newValues", ip_address AS "ipAddress",
            user_agent AS "userAgent", previous_hash AS "previousHash", hash, mac,
            to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt", ${MADE_HASH} AS made
     FROM security_audit_log WHERE sequence > $1 ORDER BY sequence LIMIT ${BATCH}`,
    [sequence],
  )
  return rows
}

function sortAnchors(anchors: readonly Anchor[], keys: KeyRing): { right: Anchor[]; findings: Finding[] } {
  const right: Anchor[] = []
  const findings: Finding[] = []
  for (const anchor of anchors) {
    const seal = checkAnchor(anchor, keys)
    if (seal === 'right') right.push(anchor)
    if (seal === 'wrong')
      findings.push({
        sequence: anchor.sequence,
        problem: `the seal of the anchor of ${anchor.madeAt} is wrong`,
      })
  }
  if (right.length === 0)
    findings.push({
      sequence: null,
      problem: 'no anchor can be checked: they were removed, or ENCRYPTION_KEY is another',
    })
  else if (!right.some(({ kind }) => kind === 'sealed'))
    findings.push({ sequence: null, problem: 'no anchor says from which entry on seals are due' })
  return { right, findings }
}

class Walk {
  readonly findings: Finding[] = []
  entries = 0
  head: Head
  #tornChain = false
  readonly #anchors = new Map<number, Anchor>()
  readonly #keys: KeyRing
  readonly #sealedFrom: number
  readonly #anchoredTo: number

  constructor(anchors: readonly Anchor[], start: Head, keys: KeyRing) {
    this.head = start
    this.#keys = keys
    for (const anchor of anchors) if (anchor.sequence > start.sequence) this.#expect(anchor)
    const sealed = anchors.filter(({ kind }) => kind === 'sealed').map(({ sequence }) => sequence)
    this.#sealedFrom = sealed.length > 0 ? Math.min(...sealed) : Number.POSITIVE_INFINITY
    this.#anchoredTo = highest(anchors)?.sequence ?? 0
  }

  #find(sequence: number, problem: string): void {
    this.findings.push({ sequence, problem })
  }

  /** Two anchors of an entry have the same hash, unless the log was rewritten. */
  #expect(anchor: Anchor): void {
    const other = this.#anchors.get(anchor.sequence)
    if (other && other.hash !== anchor.hash)
      this.#find(anchor.sequence, `has two anchors that differ, of ${other.madeAt} and ${anchor.madeAt}`)
    this.#anchors.set(anchor.sequence, other ?? anchor)
  }

  #checkPlace({ sequence, previousHash }: StoredEntry): void {
    const due = this.head.sequence + 1
    if (sequence > due) {
      this.#find(due, sequence === due + 1 ? 'is missing' : `and all up to ${sequence - 1} are missing`)
    } else if (sequence < due) this.#find(sequence, 'is before a cut, or exists twice')
    else if (previousHash !== this.head.hash) this.#find(sequence, 'does not follow from the entry before it')
  }

  #checkSeal(entry: StoredEntry): void {
    const { sequence, mac } = entry
    if (mac === null) {
      if (sequence > this.#sealedFrom) this.#find(sequence, 'has no seal: it was added without the key')
      return
    }
    const seal = checkMac(sealedText(entry), mac, this.#keys)
    if (seal === 'wrong')
      this.#find(sequence, 'does not match its seal: it was changed, or added without the key')
    // Anchored entries need no own seal, because old keys may be gone.
    if (seal === 'unknown key' && sequence > this.#anchoredTo)
      this.#find(sequence, 'is sealed with a key that is not at hand')
  }

  see(entry: StoredEntry): void {
    this.entries++
    this.#checkPlace(entry)
    if (entry.made !== entry.hash) this.#find(entry.sequence, 'does not fit its hash: it was changed')
    this.#checkSeal(entry)
    const anchor = this.#anchors.get(entry.sequence)
    if (anchor && anchor.hash !== entry.hash && !this.#tornChain) {
      this.#tornChain = true
      this.#find(
        entry.sequence,
        `has another hash than the anchor of ${anchor.madeAt}: the log was rewritten`,
      )
    }
    this.head = { sequence: entry.sequence, hash: entry.hash }
  }
}

async function unnumbered(database: Database): Promise<Finding[]> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id::text FROM security_audit_log WHERE sequence IS NULL OR sequence < 1 LIMIT 10',
  )
  return rows.map(({ id }) => ({
    sequence: null,
    problem: `the entry ${id} has no number: it was added past the trigger`,
  }))
}

/** Finds duplicate entries, which seals and hashes cannot detect. */
async function repeated(database: Database): Promise<Finding[]> {
  const { rows } = await database.query<{ sequence: number; problem: string }>(
    `SELECT max(sequence)::int AS sequence, 'has the id of entry ' || min(sequence) || ': it was added a second time' AS problem
       FROM security_audit_log GROUP BY id HAVING count(*) > 1
     UNION ALL
     SELECT sequence::int, 'is there ' || count(*) || ' times' FROM security_audit_log
       GROUP BY sequence HAVING count(*) > 1
     ORDER BY 1 LIMIT 10`,
  )
  return rows
}

/** Verifies entries by hash and seal, order by the chain, and both ends by the anchors. Needs a single snapshot. */
export async function verifyAuditLog(
  database: Database,
  { kept, keys }: { kept: KeptAnchors; keys: KeyRing },
) {
  const guard = (await guardProblems(database)).map((problem) => ({ sequence: null, problem }))
  const { right, findings } = sortAnchors([...(await storedAnchors(database)), ...kept.anchors], keys)
  const cut = highest(right.filter(({ kind }) => kind === 'cut'))
  const start = cut ?? EMPTY
  const walk = new Walk(right, start, keys)
  let batch = await entriesAfter(database, 0)
  while (batch.length > 0) {
    for (const entry of batch) walk.see(entry)
    batch = await entriesAfter(database, walk.head.sequence)
  }
  const last = highest(right)
  if (last && last.sequence > walk.head.sequence) {
    const problem = `and all up to ${last.sequence} are missing at the end: the anchor of ${last.madeAt} knows them`
    walk.findings.push({ sequence: walk.head.sequence + 1, problem })
  }
  return {
    entries: walk.entries,
    head: walk.head,
    // Earlier entries were removed on purpose.
    cut: start.sequence,
    anchors: right.length,
    findings: [
      ...guard,
      ...kept.unreadable.map((line) => ({
        sequence: null,
        problem: `line ${line} of the anchors in the site's folder cannot be read`,
      })),
      ...findings,
      ...(await unnumbered(database)),
      ...(await repeated(database)),
      ...walk.findings,
    ],
  }
}
