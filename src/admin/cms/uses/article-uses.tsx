import type { UIFieldServerProps } from 'payload'
import { articlesNaming } from '@/features/blog/uses'
import { UseList } from './use-list'

export async function CategoryUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  return (
    <UseList
      id={String(id)}
      uses={await articlesNaming(req, 'category', String(id))}
      consequence="These articles will have no category."
      empty="No article yet."
    />
  )
}

export async function AuthorUses({ id, req }: UIFieldServerProps) {
  const uses = id === undefined ? [] : await articlesNaming(req, 'author', String(id))
  if (uses.length === 0) return null
  return (
    <UseList
      id={String(id)}
      uses={uses}
      consequence="These articles stay, without an author. To keep the name, switch the account off in the tab Users instead."
    />
  )
}
