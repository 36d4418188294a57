import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { PageHeader } from '@/admin/ui/page-header'
import { Status } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import { defaultText, mailKeys } from '@/emails/mail-texts'
import { documentAddress, listAddress } from '../list-address'

/** All mails, also those with their default text. Each leads to its text, or to a new one. */
export async function MailTextList({ collectionConfig, payload, user }: ListViewServerProps) {
  const { docs } = await payload.find({
    collection: 'mail-texts',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const written = new Map(docs.map((doc) => [doc.mail, doc]))
  const title = String(collectionConfig.labels.plural)
  return (
    <Gutter>
      <SetStepNav nav={[{ label: title }]} />
      <main className="office">
        <div className="pt-4 pb-16">
          <PageHeader title={title}>{String(collectionConfig.admin.description)}</PageHeader>
          <ul aria-label={title} className="divide-y divide-line rounded-lg border bg-surface">
            {mailKeys.map((mail) => {
              const own = written.get(mail)
              const { label, subject } = own ? { ...defaultText(mail), ...own } : defaultText(mail)
              return (
                <li key={mail}>
                  <SiteLink
                    href={
                      own
                        ? documentAddress('mail-texts', own.id)
                        : `${listAddress('mail-texts')}/create?mail=${mail}`
                    }
                    className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 -outline-offset-2 hover:bg-paper"
                  >
                    <span className="min-w-0 flex-1 basis-64">
                      <span className="block font-semibold">{label}</span>
                      <span className="block text-soft text-sm [overflow-wrap:anywhere]">{subject}</span>
                    </span>
                    <Status tone={own ? 'good' : 'neutral'}>{own ? 'Yours' : 'Default'}</Status>
                  </SiteLink>
                </li>
              )
            })}
          </ul>
        </div>
      </main>
    </Gutter>
  )
}
