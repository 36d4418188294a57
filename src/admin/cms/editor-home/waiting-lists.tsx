import { CallOff } from '@/admin/publication/call-off'
import { kindWords } from '@/admin/publication/kind-words'
import { Status, Time } from '@/admin/ui/values'
import type { EditorHome } from '@/features/editor-home/queries'
import { workRowId } from '@/features/queue/row-id'
import { documentAddress, listAddress } from '../list-address'
import { Panel, PanelRow } from './panel'

export function InquiriesWaiting({ items, ever }: EditorHome['inquiries']) {
  return (
    <Panel
      id="inquiries-waiting"
      title="Waiting for an answer"
      all={{ href: '/admin/queue', label: 'Open the inbox' }}
      rows={items.map(({ id, name, company, createdAt }) => (
        <PanelRow
          key={id}
          href={`/admin/queue?open=${workRowId({ kind: 'inquiry', id })}`}
          title={name}
          note={company}
          aside={<Time at={createdAt} />}
        />
      ))}
      empty={
        ever
          ? 'All inquiries have been started.'
          : 'No inquiries yet. Messages from the contact form appear here.'
      }
    />
  )
}

export function DraftsWaiting({ items }: EditorHome['drafts']) {
  return (
    <Panel
      id="drafts-waiting"
      title="Drafts"
      all={{ href: listAddress('blogs'), label: 'All articles' }}
      rows={items.map(({ id, title, author, updatedAt }) => (
        <PanelRow
          key={id}
          href={documentAddress('blogs', id)}
          title={title}
          note={author && `by ${author}`}
          aside={<Time at={updatedAt} />}
        />
      ))}
      empty="No drafts. Only editors can see an article until it is published."
    />
  )
}

export function ChangesWaiting({ documents }: { documents: EditorHome['changed'] }) {
  return (
    <Panel
      id="changes-waiting"
      title="Unpublished changes"
      all={{ href: listAddress('blogs'), label: 'All articles' }}
      rows={documents.map(({ id, kind, title, updatedAt }) => (
        <PanelRow
          key={id}
          href={documentAddress(kind, id)}
          title={title}
          note={kindWords[kind]}
          aside={<Time at={updatedAt} />}
        />
      ))}
    />
  )
}

export function PlannedNext({ plans }: { plans: EditorHome['planned'] }) {
  return (
    <Panel
      id="planned-next"
      title="Planned"
      all={{ href: listAddress('blogs'), label: 'All articles' }}
      rows={plans.map(({ id, kind, documentId, title, action, at, problem }) => (
        <PanelRow
          key={id}
          action={<CallOff plan={{ kind, documentId, action, title }} />}
          href={documentAddress(kind, documentId)}
          title={title}
          note={
            problem ? (
              <span className="text-danger">
                Could not be {action}ed. {problem}
              </span>
            ) : (
              kindWords[kind]
            )
          }
          aside={
            <>
              {action === 'publish' ? 'Publish' : 'Unpublish'} <Time at={at} show="exact" />
            </>
          }
        />
      ))}
    />
  )
}

export function CallsAhead({ items, inTab }: EditorHome['calls'] & { inTab: boolean }) {
  return (
    <Panel
      id="calls-ahead"
      title="Calls of the next 7 days"
      all={{
        href: inTab ? '/super-admin/bookings?view=all' : listAddress('bookings'),
        label: 'All bookings',
      }}
      rows={items.map(({ id, name, start, status }) => (
        <PanelRow
          key={id}
          href={inTab ? `/super-admin/bookings?view=all&open=${id}` : documentAddress('bookings', id)}
          title={name}
          note={<Time at={start} show="exact" />}
          aside={
            status === 'confirmed' ? (
              <Status tone="good">Confirmed</Status>
            ) : (
              <Status tone="waiting">Pending</Status>
            )
          }
        />
      ))}
      empty="No calls are booked for the next 7 days."
    />
  )
}

export function ReadThisWeek({ articles }: EditorHome['views']) {
  return (
    <Panel
      id="read-this-week"
      title="Read this week"
      all={{ href: '/admin/collections/blogs?sort=-viewCount', label: 'By all views' }}
      rows={articles.map(({ id, title, views }) => (
        <PanelRow
          key={id}
          href={documentAddress('blogs', id)}
          title={title}
          aside={views === 1 ? '1 view' : `${views} views`}
        />
      ))}
      empty="No article was read in the last 7 days."
      ordered
    />
  )
}

export function LegalGaps({ pages }: { pages: EditorHome['legal'] }) {
  return (
    <Panel
      id="legal-gaps"
      title="Legal pages to finish"
      all={{ href: listAddress('legal-pages'), label: 'All legal pages' }}
      rows={pages.map(({ id, title, gaps }) => (
        <PanelRow
          key={id}
          href={documentAddress('legal-pages', id)}
          title={title}
          note={`To fill in: ${gaps.slice(0, 3).join(', ')}${gaps.length > 3 ? ' ...' : ''}`}
          aside={gaps.length === 1 ? '1 gap' : `${gaps.length} gaps`}
        />
      ))}
    />
  )
}
