import type { PgSelect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from './query'

export interface PageParams {
  page: number
  perPage: number
}

export interface Page<Item> {
  items: Item[]
  total: number
  page: number
  perPage: number
  pages: number
}

export const limitOffset = ({ page, perPage }: PageParams) =>
  sql`LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`

export const pageIn = <Rows extends PgSelect>(rows: Rows, { page, perPage }: PageParams) =>
  rows.limit(perPage).offset((page - 1) * perPage)

export const pageOf = <Item>(items: Item[], total: number, { page, perPage }: PageParams): Page<Item> => ({
  items,
  total,
  page,
  perPage,
  pages: Math.max(1, Math.ceil(total / perPage)),
})

/** An ILIKE pattern that finds `text` anywhere; % and _ in it are literal. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
