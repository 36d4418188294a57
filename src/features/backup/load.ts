import type { Part } from '@/lib/archive/tar'
import { type Manifest, tableOf } from './file'
import { type Connection, columnList, SAME_SPELLING, siteTables, sumOf, type Table } from './rows'

interface Statement {
  undo: string
  redo: string
}

/** Foreign keys and triggers that block a load, and how to restore them. Works without superuser rights. */
async function obstacles(connection: Connection): Promise<Statement[]> {
  const { rows: references } = await connection.query<Statement>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS undo,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS redo
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`)
  const { rows: triggers } = await connection.query<Statement>(`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS undo,
           format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
             CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS redo
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace ORDER BY tgname`)
  return [...references, ...triggers]
}

const quoted = (connection: Connection, { name }: Pick<Table, 'name'>) =>
  `public.${connection.escapeIdentifier(name)}`

async function insertRows(connection: Connection, table: Table, data: Buffer): Promise<void> {
  const columns = columnList(connection, table.columns)
  const rows = data.toString('utf8').trimEnd().split('\n').join(',')
  await connection.query(
    `INSERT INTO ${quoted(connection, table)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${quoted(connection, table)}, $1::json)`,
    [`[${rows}]`],
  )
}

async function setSequences(connection: Connection, { sequences }: Manifest): Promise<void> {
  for (const [name, { last, called }] of Object.entries(sequences)) {
    await connection.query('SELECT setval($1::regclass, $2, $3)', [
      `public.${connection.escapeIdentifier(name)}`,
      last,
      called,
    ])
  }
}

async function compare(connection: Connection, tables: readonly Table[], { tables: wanted }: Manifest) {
  for (const table of tables) {
    const found = await sumOf(connection, table)
    const was = wanted[table.name]
    if (found.rows !== was?.rows)
      throw new Error(`The table ${table.name} has ${found.rows} rows and had ${was?.rows ?? 0}.`)
    if (found.sum !== was.sum) throw new Error(`The rows of the table ${table.name} are not as they were.`)
  }
}

/** Fills the tables and verifies them in one transaction. @throws Error with the table's name */
export async function loadTables(connection: Connection, parts: AsyncIterable<Part>, manifest: Manifest) {
  await connection.query('BEGIN')
  try {
    await connection.query(SAME_SPELLING)
    const tables = await siteTables(connection)
    const byName = new Map(tables.map((table) => [table.name, table]))
    const lost = Object.keys(manifest.tables).find((name) => !byName.has(name))
    if (lost) throw new Error(`The backup has a table ${lost} that its own migrations do not make.`)
    const inTheWay = await obstacles(connection)
    for (const { undo } of inTheWay) await connection.query(undo)
    // The backup also has the rows that migrations insert.
    for (const table of tables) await connection.query(`DELETE FROM ${quoted(connection, table)}`)
    for await (const { name, data } of parts) {
      const table = byName.get(tableOf(name) ?? '')
      if (table) await insertRows(connection, table, data)
    }
    await setSequences(connection, manifest)
    for (const { redo } of inTheWay) await connection.query(redo)
    await compare(connection, tables, manifest)
    await connection.query('COMMIT')
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
