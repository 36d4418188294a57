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

export async function picturesOf(
  source: PayloadRequest | { payload: Payload },
  rows: readonly { picture: string | null }[],
): Promise<Map<string, Picture>> {
  const ids = rows.flatMap(({ picture }) => picture ?? [])
  if (ids.length === 0) return new Map()
  const { docs } = await source.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    pagination: false,
    ...('headers' in source ? asSite(source) : { depth: 0, overrideAccess: true }),
  })
  return new Map(
    docs.flatMap((doc) => {
      const picture = pictureOf(doc)
      return picture ? [[doc.id, picture] as const] : []
    }),
  )
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
  const pictures = await picturesOf(req, rows)
  return new Map(
    rows.map((row) => [
      row.id,
      { slug: row.slug, name: row.name, line: row.line, picture: pictures.get(row.picture ?? '') ?? null },
    ]),
  )
}

export async function shownHostOf(req: PayloadRequest, { host }: Pick<Booking, 'host'>) {
  const id = referenceId(host)
  return id ? ((await shownHosts(req, [id])).get(id) ?? null) : null
}
