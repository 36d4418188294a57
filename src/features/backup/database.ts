import { type Connection, ofNoExtension } from './rows'

export async function isEmptyDatabase(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ used: boolean }>(`
    SELECT to_regnamespace('jobs') IS NOT NULL OR EXISTS (
      SELECT 1 FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
        AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND ${ofNoExtension('c.oid')}) AS used`)
  return rows[0]?.used === false
}

export async function otherConnections(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
  )
  return rows[0]?.count ?? 0
}

/** Empties the database except extensions. Needs only the table owner's rights. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  await connection.query(`
    DO $$
    DECLARE
      found record;
    BEGIN
      DROP SCHEMA IF EXISTS jobs CASCADE;
      FOR found IN SELECT c.oid::regclass::text AS name, c.relkind AS kind FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
          AND ${ofNoExtension('c.oid')}
      LOOP
        EXECUTE format('DROP %s IF EXISTS %s CASCADE',
          CASE found.kind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, found.name);
      END LOOP;
      FOR found IN SELECT c.oid::regclass::text AS name FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S'
      LOOP
        EXECUTE format('DROP SEQUENCE IF EXISTS %s CASCADE', found.name);
      END LOOP;
      FOR found IN SELECT p.oid::regprocedure::text AS name FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND ${ofNoExtension('p.oid')}
      LOOP
        EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', found.name);
      END LOOP;
      FOR found IN SELECT t.oid::regtype::text AS name FROM pg_type t
        WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd') AND ${ofNoExtension('t.oid')}
      LOOP
        EXECUTE format('DROP TYPE IF EXISTS %s CASCADE', found.name);
      END LOOP;
    END $$`)
}
