import type { CollectionBeforeOperationHook, Where } from 'payload'
import { picturesByCaption } from '@/features/media/captions'
import { isAdmin } from '@/features/role/queries'

function searchedWords(or: readonly Where[]): string | undefined {
  const words = or.flatMap(({ alt }) =>
    typeof alt === 'object' && 'like' in alt && typeof alt.like === 'string' ? [alt.like] : [],
  )
  return or.some((condition) => 'filename' in condition) ? words[0] : undefined
}

async function withCaptions(where: Where, idsFor: (words: string) => Promise<string[]>): Promise<Where> {
  const and = where.and && (await Promise.all(where.and.map((part) => withCaptions(part, idsFor))))
  const words = where.or && searchedWords(where.or)
  const ids = words ? await idsFor(words) : []
  return {
    ...where,
    ...(and ? { and } : {}),
    ...(where.or && ids.length > 0 ? { or: [...where.or, { id: { in: ids } }] } : {}),
  }
}

/** A search for pictures also finds captions. Only editors find captions in drafts. */
export const searchCaptions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !args.where || !(await isAdmin(req))) return args
  return { ...args, where: await withCaptions(args.where, (words) => picturesByCaption(req, words)) }
}
