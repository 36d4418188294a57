import type { BeforeListTableServerProps } from 'payload'
import { FilterLinks } from '@/admin/cms/filter-links'
import { faqCategoryLabels } from '@/features/faq/categories'

export function CategoryChoice(list: BeforeListTableServerProps) {
  const filters = Object.entries(faqCategoryLabels).map(([value, label]) => ({
    label,
    field: 'category',
    value,
  }))
  return <FilterLinks label="Category" collection="faqs" filters={filters} list={list} />
}
