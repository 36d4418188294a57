import type { PayloadRequest } from 'payload'

export async function articlesNaming(
  req: PayloadRequest,
  field: 'category' | 'author',
  id: string,
): Promise<{ collection: 'blogs'; id: string; title: string }[]> {
  const found = await Promise.all(
    [false, true].map((draft) =>
      req.payload.find({
        collection: 'blogs',
        where: { [field]: { equals: id } },
        draft,
        pagination: false,
        depth: 0,
        select: { title: true },
        overrideAccess: false,
        req,
      }),
    ),
  )
  const titles = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.title] as const)))
  return [...titles].map(([article, title]) => ({
    collection: 'blogs',
    id: article,
    title: title || 'Untitled',
  }))
}
