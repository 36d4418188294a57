import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'
import type { WorkKind } from './rules'

export interface Note {
  id: string
  text: string
  /** Null if the account was deleted. */
  author: { id: string; name: string | null } | null
  createdAt: string
}

interface NoteRow extends Record<string, unknown> {
  id: string
  text: string
  author_id: string | null
  author_name: string | null
  created_at: string
}

const MOST = 200

const column = (kind: WorkKind) => sql.identifier(kind === 'inquiry' ? 'inquiry_id' : 'registration_id')

const shown = (row: NoteRow): Note => ({
  id: row.id,
  text: row.text,
  author: row.author_id ? { id: row.author_id, name: row.author_name } : null,
  createdAt: new Date(row.created_at).toISOString(),
})

/** The last 200 notes, oldest first. The caller must check access to the item. */
export async function notesOf(req: PayloadRequest, kind: WorkKind, id: string): Promise<Note[]> {
  const rows = await queryIn<NoteRow>(
    req,
    sql`SELECT n.id, n.text, n.author_id, u.full_name AS author_name, n.created_at
        FROM (SELECT * FROM work_notes WHERE ${column(kind)} = ${id}
              ORDER BY created_at DESC, id DESC LIMIT ${MOST}) n
        LEFT JOIN users u ON u.id = n.author_id
        ORDER BY n.created_at, n.id`,
  )
  return rows.map(shown)
}

/** Adds a note by the signed-in user. The caller must check access to the item. */
export async function storeNote(
  req: PayloadRequest,
  { kind, id, text }: { kind: WorkKind; id: string; text: string },
): Promise<Note> {
  const [row] = await queryIn<NoteRow>(
    req,
    sql`WITH n AS (INSERT INTO work_notes (${column(kind)}, author_id, text)
          VALUES (${id}, ${req.user?.id ?? null}, ${text}) RETURNING *)
        SELECT n.id, n.text, n.author_id, u.full_name AS author_name, n.created_at
        FROM n LEFT JOIN users u ON u.id = n.author_id`,
  )
  if (!row) throw new Error('The note was not stored')
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'work_notes',
    recordId: row.id,
    after: { [kind]: id, text },
    personal: ['text'],
  })
  return shown(row)
}
