import type { BeforeListTableServerProps, CollectionSlug } from 'payload'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { listAddress } from './list-address'

interface Filter {
  label: string
  field: string
  /** A list of values for any of them. */
  value: string | string[]
}

interface FilterLinksProps {
  label: string
  collection: CollectionSlug
  filters: readonly Filter[]
  list: BeforeListTableServerProps
}

/** Above a list of the CMS: the filters that editors use most, each with the number of its rows. */
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
