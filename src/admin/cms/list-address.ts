import type { CollectionSlug } from 'payload'

export function listAddress(
  collection: CollectionSlug,
  field?: string,
  value?: string,
  operator: 'equals' | 'in' = 'equals',
): string {
  const path = `/admin/collections/${collection}`
  if (field === undefined || value === undefined) return path
  return `${path}?${new URLSearchParams({ [`where[or][0][and][0][${field}][${operator}]`]: value })}`
}

export const documentAddress = (collection: CollectionSlug, id: string): string =>
  `/admin/collections/${collection}/${id}`
