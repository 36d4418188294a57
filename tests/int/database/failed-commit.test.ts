import { beforeAll, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { postgresOf } from '../../../src/lib/db/transaction'
import { call, signedIn, site } from '../../support/site'

const admin = await signedIn('admin')
beforeAll(async () => {
  const payload = await site()
  // Fails at the commit alone, as a database does that is killed then or finds its disk full.
  await query(
    payload,
    sql.raw(`CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$`),
  )
  await query(
    payload,
    sql.raw(`CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON blog_categories
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()`),
  )
})

it('a save whose commit fails is no success', async () => {
  const { status, body } = await call('POST', '/api/blog-categories', {
    body: { name: 'Lost', slug: 'lost' },
    visitor: admin,
  })
  expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable'])
  expect(await query(await site(), sql`SELECT 1 FROM blog_categories WHERE slug = 'lost'`)).toEqual([])
})

it('one whose commit holds is', async () => {
  const { status } = await call('PATCH', '/api/blog-categories?where[slug][exists]=true', {
    body: { description: 'Kept' },
    visitor: admin,
  })
  expect(status).toBe(200)
})

// When this fails, Payload has mended it: delete the two questions of src/patches/payload/adapter/safe-adapter.ts, and this test.
it('the adapter alone reports success for a commit that failed', async () => {
  const adapter = postgresOf(await site())
  const id = await adapter.beginTransaction()
  const session = id === null ? undefined : adapter.sessions[id]
  await session?.db.execute(sql`INSERT INTO blog_categories (name, slug) VALUES ('Bare', 'bare')`)
  await expect(session?.resolve()).resolves.toBeUndefined()
  expect(await query(await site(), sql`SELECT 1 FROM blog_categories WHERE slug = 'bare'`)).toEqual([])
})
