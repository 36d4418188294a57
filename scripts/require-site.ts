import type pg from 'pg'

export const NO_SITE = 'This database holds no site yet: start the site once.'

/** @throws Error for operators, before a query fails with an error of PostgreSQL */
export async function requireSite(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.security_audit_log') IS NOT NULL AS there`,
  )
  if (!rows[0]?.there) throw new Error(NO_SITE)
}
