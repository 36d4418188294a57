import type { Payload } from 'payload'
import { labelOf } from '@/features/version/rules'
import { auditTable, auditVersionsTable } from './table-name'

/** 'Due on' of `dueOn`. */
const words = (name: string) => {
  const spaced = name.replace(/[A-Z]/g, ' $&').replaceAll('_', ' ').trim().toLowerCase()
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`
}

/** What a field of an entry is called on its screen, or else its name in words. */
export function auditFieldLabel({ collections, globals }: Payload['config'], table: string) {
  const config = [...collections, ...globals].find(({ slug }) =>
    [auditTable(slug), auditVersionsTable(slug)].includes(table),
  )
  const labels = new Map(config?.flattenedFields.map((field) => [field.name, labelOf(field)]))
  return (name: string): string => {
    const label = labels.get(name)
    return label && label !== name ? label : words(name)
  }
}
