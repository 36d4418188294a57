import type { PayloadRequest } from 'payload'

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
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, title, minutes, questions, isActive }) => ({
    id,
    title,
    isActive,
    minutes: minutes ?? 0,
    questions: questions?.length ?? 0,
  }))
}
