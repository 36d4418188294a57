import { NeedsScripts } from '@/components/ui/needs-scripts'
import { siteFacts } from '@/features/site/queries'
import { phoneAddress } from '@/lib/validation/phone-address'

export async function WithoutScripts({ what }: { what: string }) {
  const { contactEmail, contactPhone } = await siteFacts()
  return (
    <NeedsScripts className="wrap-anywhere mb-8">
      {what} needs JavaScript. Without it, write to{' '}
      <a href={`mailto:${contactEmail}`} className="text-link">
        {contactEmail}
      </a>
      {contactPhone ? (
        <>
          {' or call '}
          <a href={phoneAddress(contactPhone)} className="text-link">
            {contactPhone}
          </a>
        </>
      ) : null}
      .
    </NeedsScripts>
  )
}
