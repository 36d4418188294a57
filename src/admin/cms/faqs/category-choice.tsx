import type { BeforeListTableServerProps } from 'payload'
import { FilterLinks } from '@/admin/cms/filter-links'
import { faqCategoryLabels } from '@/features/faq/categories'

/** Shows one category at a time, in which rows can be dragged. The list of all is sorted by category. */
export function CategoryChoice(list: BeforeListTableServerProps) {
  const filters = Object.entries(faqCategoryLabels).map(([value, label]) => ({
    label,
    field: 'category',
    value,
  }))
  return <FilterLinks label="Category" collection="faqs" filters={filters} list={list} />
}
