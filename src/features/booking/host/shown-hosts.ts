import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { type Picture, pictureOf } from '@/features/media/picture'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { hosts } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

export interface ShownHost {
  slug: string
  name: string
  line: string | null
  picture: Picture | null
}

/** Hosts with their pictures in place of the ids. */
export async function withPictures<Row extends { picture: string | null }>(
  source: PayloadRequest | { payload: Payload },
  rows: readonly Row[],
) {
  const ids = rows.flatMap(({ picture }) => picture ?? [])
  const find = () =>
    source.payload.find({
      collection: 'media',
      where: { id: { in: ids } },
      pagination: false,
      ...('headers' in source ? asSite(source) : { depth: 0, overrideAccess: true }),
    })
  const { docs } = ids.length > 0 ? await find() : { docs: [] }
  const pictures = new Map(docs.map((doc) => [doc.id, pictureOf(doc)]))
  return rows.map((row) => ({ ...row, picture: pictures.get(row.picture ?? '') ?? null }))
}

/** Hosts as visitors see them, by id. Also those who no longer take calls: their calls name them. */
export async function shownHosts(req: PayloadRequest, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const db = await transactionOf(req)
  const { id, slug, name, line, picture } = hosts
  const rows = await db
    .select({ id, slug, name, line, picture })
    .from(hosts)
    .where(inArray(id, [...ids]))
  return new Map((await withPictures(req, rows)).map(({ id: key, ...host }) => [key, host]))
}

export async function shownHostOf(req: PayloadRequest, { host }: Pick<Booking, 'host'>) {
  const id = referenceId(host)
  return id ? ((await shownHosts(req, [id])).get(id) ?? null) : null
}
