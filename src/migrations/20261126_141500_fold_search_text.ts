import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { foldLetters } from '../lib/text/fold-letters'

/** Articles from before are searched with folded letters too (decision 0139). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ id: string; text: string }>(
    sql`SELECT id, search_text AS text FROM blogs WHERE search_text ~ '[^[:ascii:]]'`,
  )
  for (const { id, text } of rows)
    await db.execute(sql`UPDATE blogs SET search_text = ${foldLetters(text)} WHERE id = ${id}`)
}

/** Folded letters do no harm to the search before. */
export async function down(): Promise<void> {}
