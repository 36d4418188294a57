import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { subjectPage } from '@/features/queue/subject-page'
import { messagePreview } from '../message-preview'
import type { ShownInquiry } from '../queries'
import { shortDate } from './short-date'

export function InquiryList({ inquiries, zone }: { inquiries: readonly ShownInquiry[]; zone: string }) {
  return (
    <section aria-labelledby="inquiries">
      <h2 id="inquiries" className="mb-4 text-2xl">
        Recent Inquiries
      </h2>
      {inquiries.length === 0 ? (
        <EmptyState title="No inquiries yet">Messages from the contact form appear here.</EmptyState>
      ) : (
        <ul>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id} className="grid gap-1.5 border-line border-t py-4">
              <div className="flex items-baseline justify-between gap-4">
                <a
                  href={subjectPage({ kind: 'inquiry', id: inquiry.id })}
                  className="text-link wrap-anywhere min-w-0 font-semibold"
                >
                  {inquiry.name}
                </a>
                <Badge tone={inquiry.status === 'new' ? 'good' : 'outline'} className="shrink-0">
                  {inquiry.status.replaceAll('_', ' ')}
                </Badge>
              </div>
              <p className="wrap-anywhere text-soft text-sm">{messagePreview(inquiry.message)}</p>
              <p className="wrap-anywhere text-faint text-xs">
                {inquiry.company ? <span>{inquiry.company} · </span> : null}
                <span>
                  {inquiry.email} · {shortDate(inquiry.createdAt, zone)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="border-line border-t pt-4">
        <a href="/admin/queue" className="text-link text-sm">
          All inquiries and registrations
        </a>
      </p>
    </section>
  )
}
