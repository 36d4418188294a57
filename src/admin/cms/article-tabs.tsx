import type { BeforeListTableServerProps, Payload, Where } from 'payload'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { plannedOf } from '@/features/publication/schedule/queries'
import { listAddress } from './list-address'

const parameter = (field: string, operator: string) => `where[or][0][and][0][${field}][${operator}]`
const address = (field: string, operator: string, value: string) =>
  `${listAddress('blogs')}?${new URLSearchParams({ [parameter(field, operator)]: value })}`

interface Tab {
  label: string
  field: string
  operator: 'equals' | 'in'
  value: string
  where: Where
}

async function tabs(payload: Payload, person: string): Promise<Tab[]> {
  const planned = [...new Set((await plannedOf(payload, 'blogs')).map(({ documentId }) => documentId))]
  // An empty list of ids would be no filter.
  const ids = planned.length > 0 ? planned : ['00000000-0000-0000-0000-000000000000']
  return [
    {
      label: 'Drafts',
      field: 'status',
      operator: 'equals',
      value: 'draft',
      where: { status: { equals: 'draft' } },
    },
    { label: 'Scheduled', field: 'id', operator: 'in', value: ids.join(','), where: { id: { in: ids } } },
    {
      label: 'Mine',
      field: 'author',
      operator: 'equals',
      value: person,
      where: { author: { equals: person } },
    },
    {
      label: 'Published',
      field: 'status',
      operator: 'equals',
      value: 'published',
      where: { status: { equals: 'published' } },
    },
  ]
}

/** Above the list of articles: the filters that editors use most. */
export async function ArticleTabs({ payload, user, searchParams }: BeforeListTableServerProps) {
  if (!user) return null
  const choices = await tabs(payload, String(user.id))
  const countOf = (where: Where) => payload.count({ collection: 'blogs', where, overrideAccess: false, user })
  const counts = await Promise.all(choices.map(({ where }) => countOf(where)))
  const asked = JSON.stringify(searchParams?.where ?? {})
  return (
    <div className="office mb-4 bg-transparent">
      <ChoiceLinks
        label="Articles"
        choices={[
          { label: 'All', href: listAddress('blogs'), current: asked === '{}' },
          ...choices.map(({ label, field, operator, value }, at) => ({
            label,
            href: address(field, operator, value),
            current: asked.includes(`"${field}":{"${operator}":"${value}"}`),
            count: counts[at]?.totalDocs,
          })),
        ]}
      />
    </div>
  )
}
