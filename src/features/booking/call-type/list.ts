import type { PayloadRequest } from 'payload'
import { asCaller } from '@/lib/db/local-api'

export type ListedType = Awaited<ReturnType<typeof listedTypes>>[number]

export async function listedTypes(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'call-types',
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    ...asCaller(req),
  })
  return docs.map(({ id, title, minutes, questions, isActive }) => ({
    id,
    title,
    isActive,
    minutes: minutes ?? 0,
    questions: questions?.length ?? 0,
  }))
}
