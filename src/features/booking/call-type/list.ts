import type { PayloadRequest } from 'payload'
import { asCaller } from '@/lib/db/local-api'

export interface ListedType {
  id: string
  title: string
  minutes: number
  questions: number
  isActive: boolean
}

export async function listedTypes(req: PayloadRequest): Promise<ListedType[]> {
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
