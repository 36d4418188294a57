import type { BeforeListTableServerProps, Payload } from 'payload'
import { listAddress } from '@/admin/cms/list-address'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { faqCategoryLabels } from '@/features/faq/categories'

/** The category by which an address filters the list; undefined for none, or for more than that. */
function chosenCategory(where: unknown): string | undefined {
  const found = JSON.stringify(where ?? {}).match(/"category":\{"equals":"([a-z_-]+)"\}/)
  return found?.[1]
}

const countOf = (payload: Payload, category: string, user: BeforeListTableServerProps['user']) =>
  payload.count({
    collection: 'faqs',
    where: { category: { equals: category } },
    overrideAccess: false,
    ...(user ? { user } : {}),
  })

/** Shows one category at a time, in which rows can be dragged. The list of all is sorted by category. */
export async function CategoryChoice({ payload, user, searchParams }: BeforeListTableServerProps) {
  const categories = Object.entries(faqCategoryLabels)
  const counts = await Promise.all(categories.map(([category]) => countOf(payload, category, user)))
  const chosen = chosenCategory(searchParams?.where)
  return (
    <div className="office mb-4 bg-transparent">
      <ChoiceLinks
        label="Category"
        choices={[
          { label: 'All', href: listAddress('faqs'), current: chosen === undefined },
          ...categories.map(([category, label], at) => ({
            label,
            href: listAddress('faqs', 'category', category),
            current: category === chosen,
            count: counts[at]?.totalDocs,
          })),
        ]}
      />
    </div>
  )
}
