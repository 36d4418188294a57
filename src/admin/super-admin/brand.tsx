import { PageHeader } from '@/admin/ui/page-header'
import { editableBrand } from '@/features/brand/queries'
import { BrandForm } from './brand/brand-form'
import { readTab, type Shown, type TabProps } from './tab'

async function read({ req }: TabProps) {
  return { brand: await editableBrand(req) }
}

const Brand = ({ brand: stored }: Shown<typeof read>) => (
  <>
    <PageHeader title="Brand">
      The name, logo, colors and fonts of the site, its mails, icons, share pictures and this back office.
      Changes apply at once.
    </PageHeader>
    <BrandForm brand={stored} />
  </>
)

export const brand = readTab({ label: 'Brand', failed: 'Failed to load the brand', read, View: Brand })
