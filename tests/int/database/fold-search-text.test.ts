import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { searchPosts } from '../../../src/features/blog/search/queries'
import { query, sql } from '../../../src/lib/db/query'
import { postgresOf } from '../../../src/lib/db/transaction'
import { up } from '../../../src/migrations/20261126_141500_fold_search_text'
import { article } from '../../support/content'
import { site } from '../../support/site'

it('finds an article from before by its folded words', async () => {
  const payload = await site()
  const { id } = await article({ title: 'Zur Straße', status: 'published' })
  await query(payload, sql`UPDATE blogs SET search_text = 'zur straße' WHERE id = ${id}`)
  const found = async (words: string) => (await searchPosts(payload, { query: words })).total
  expect(await found('Straße')).toBe(0)
  await up({ db: postgresOf(payload).drizzle, payload } as unknown as MigrateUpArgs)
  expect([await found('Straße'), await found('STRASSE'), await found('stra')]).toEqual([1, 1, 1])
})
