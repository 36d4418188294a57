export type SearchValues = Readonly<Record<string, string>>

export function searchValues(given: Record<string, string | string[] | undefined> | undefined): SearchValues {
  const values = Object.entries(given ?? {}).map(([name, value]) => ({
    name,
    value: [value].flat()[0] ?? '',
  }))
  return Object.fromEntries(values.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}

export interface ListAddress {
  base: string
  search: SearchValues
}

export type AddressChange = Readonly<Record<string, string | null>>

const keepsPage = (change: AddressChange) =>
  'page' in change || Object.keys(change).every((name) => name === 'open')

export function changedAddress({ base, search }: ListAddress, change: AddressChange): string {
  const next = { ...search, ...(keepsPage(change) ? {} : { page: null }), ...change }
  const query = new URLSearchParams(
    Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return query ? `${base}?${query}` : base
}

export interface ListRequest<Sort extends string> {
  q: string
  sort: Sort
  descending: boolean
  page: number
}

const MAX_SEARCH = 100

export function listRequest<Sort extends string>(
  search: SearchValues,
  sorts: readonly Sort[],
  fallback: `-${Sort}` | Sort,
): ListRequest<Sort> {
  const named = (text: string) => sorts.find((sort) => sort === text.replace(/^-/, ''))
  const asked = search.sort ?? ''
  const sort = named(asked) ? asked : fallback
  const page = Number(search.page)
  return {
    q: (search.q ?? '').trim().slice(0, MAX_SEARCH),
    sort: named(sort) ?? (sorts[0] as Sort),
    descending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

export const chosenFilter = <Value extends string>(value: string | undefined, offered: readonly Value[]) =>
  offered.find((candidate) => candidate === value)
