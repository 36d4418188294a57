import type { BeforeListTableServerProps, CollectionSlug } from 'payload'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { listAddress } from './list-address'

interface FilterLinksProps {
  label: string
  collection: CollectionSlug
  filters: readonly { label: string; field: string; value: string | string[] }[]
  list: BeforeListTableServerProps
}

export async function FilterLinks({ label, collection, filters, list }: FilterLinksProps) {
  const { payload, user, searchParams } = list
  if (!user) return null
  const asked = JSON.stringify(searchParams?.where ?? {})
  const choices = filters.map(async ({ label: name, field, value }) => {
    const operator = Array.isArray(value) ? 'in' : 'equals'
    const where = { [field]: { [operator]: value } }
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
    return {
      label: name,
      href: listAddress(collection, field, String(value), operator),
      current: asked.includes(`"${field}":{"${operator}":"${value}"}`),
      count: totalDocs,
    }
  })
  const all = { label: 'All', href: listAddress(collection), current: asked === '{}' }
  return (
    <div className="office mb-4 bg-transparent">
      <ChoiceLinks label={label} choices={[all, ...(await Promise.all(choices))]} />
    </div>
  )
}
