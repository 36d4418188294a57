import { desc, eq, getTableColumns, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { keyLabel, keyOf } from '@/features/keys/rules'
import { keysBehind } from '@/features/security/audit/keys-behind'
import { recordChange } from '@/features/security/record-change'
import { work_notes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import type { Subject } from './rules'
import { isAbout, subjectColumns, subjectOf } from './subject'

export type Note = ReturnType<typeof shown>

const MOST = 200

const columns = { ...getTableColumns(work_notes), authorName: users.fullName }

type Row = typeof work_notes.$inferSelect & { authorName: string | null }

const shown = (row: Row, key: string | null | undefined) => ({
  id: row.id,
  about: subjectOf(row).kind,
  text: row.text,
  author: row.authorId ? { id: row.authorId, name: row.authorName } : null,
  /** The API key that wrote it. */
  key: key ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** The last 200 notes that meet a condition on `work_notes`, oldest first. The caller must check access. */
export async function notesWhere(req: PayloadRequest, condition: SQL | undefined): Promise<Note[]> {
  const db = await transactionOf(req)
  const rows = await db
    .select(columns)
    .from(work_notes)
    .leftJoin(users, eq(users.id, work_notes.authorId))
    .where(condition)
    .orderBy(desc(work_notes.createdAt), desc(work_notes.id))
    .limit(MOST)
  const keys = await keysBehind(
    db,
    'work_notes',
    rows.map(({ id }) => id),
  )
  return rows.toReversed().map((row) => shown(row, keys.get(row.id)))
}

export const notesOf = (req: PayloadRequest, subject: Subject) =>
  notesWhere(req, isAbout(work_notes, subject))

/** Adds a note by the signed-in user. The caller must check access to the subject. */
export async function storeNote(req: PayloadRequest, subject: Subject, text: string): Promise<Note> {
  const db = await transactionOf(req)
  const [row] = await db
    .insert(work_notes)
    .values({ ...subjectColumns(subject), authorId: req.user?.id ?? null, text })
    .returning()
  if (!row) throw new Error('The note was not stored')
  const { kind, id } = subject
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'work_notes',
    recordId: row.id,
    after: { [kind]: id, text },
    personal: ['text', 'person'],
  })
  const key = keyOf(req.user)
  return shown({ ...row, authorName: req.user?.fullName ?? null }, key && keyLabel(key))
}
