import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { work_notes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import type { WorkKind } from './rules'

export interface Note {
  id: string
  text: string
  /** Null if the account was deleted. */
  author: { id: string; name: string | null } | null
  createdAt: string
}

const MOST = 200

const { id: noteId, text: noteText, authorId, createdAt } = work_notes
const columns = { id: noteId, text: noteText, authorId, createdAt, authorName: users.fullName }

interface NoteRow {
  id: string
  text: string
  authorId: string | null
  authorName: string | null
  createdAt: Date
}

const shown = (row: NoteRow): Note => ({
  id: row.id,
  text: row.text,
  author: row.authorId ? { id: row.authorId, name: row.authorName } : null,
  createdAt: row.createdAt.toISOString(),
})

/** The last 200 notes, oldest first. The caller must check access to the item. */
export async function notesOf(req: PayloadRequest, kind: WorkKind, id: string): Promise<Note[]> {
  const db = await transactionOf(req)
  const rows = await db
    .select(columns)
    .from(work_notes)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(work_notes[`${kind}Id`], id))
    .orderBy(desc(createdAt), desc(noteId))
    .limit(MOST)
  return rows.toReversed().map(shown)
}

/** Adds a note by the signed-in user. The caller must check access to the item. */
export async function storeNote(
  req: PayloadRequest,
  { kind, id, text }: { kind: WorkKind; id: string; text: string },
): Promise<Note> {
  const db = await transactionOf(req)
  const [row] = await db
    .insert(work_notes)
    .values({
      ...(kind === 'inquiry' ? { inquiryId: id } : { registrationId: id }),
      authorId: req.user?.id ?? null,
      text,
    })
    .returning()
  if (!row) throw new Error('The note was not stored')
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'work_notes',
    recordId: row.id,
    after: { [kind]: id, text },
    personal: ['text'],
  })
  return shown({ ...row, authorName: req.user?.fullName ?? null })
}
