import { NeedsScripts } from '@/components/ui/needs-scripts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form'

type InquirySectionProps = { title: string; required: string } & InquiryFormProps

export function InquirySection({ title, required, ...form }: InquirySectionProps) {
  return (
    <div id="inquiry" className="print:hidden scroll-mt-24 border-ink border-t pt-6">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="inquiry-title" className="text-2xl">
          {title}
        </h2>
        <p className="text-faint text-sm noscript:hidden">{required}</p>
      </div>
      <NeedsScripts>
        The form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${form.contactEmail}`} className="text-link">
          {form.contactEmail}
        </a>{' '}
        and we will answer just as quickly.
      </NeedsScripts>
      <InquiryForm {...form} />
    </div>
  )
}
