import { cx } from 'class-variance-authority'
import { pageCopy } from '@/features/page-copy/queries'
import { siteFigures } from '@/features/site/figures'
import { NewsletterForm } from './newsletter-form'

export async function NewsletterBox({ id, wide = false }: { id: string; wide?: boolean }) {
  const [figures, { sections }] = await Promise.all([siteFigures(), pageCopy('blog')])
  const { title, description, label } = sections.newsletter
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cx(
        'band-deep relative grid print:hidden gap-6 rounded-lg p-6 sm:p-8',
        wide && 'lg:grid-cols-[1.3fr_1fr] lg:items-end lg:gap-16 lg:p-12',
      )}
    >
      <div className="grid content-start gap-3">
        <h2 id={`${id}-title`} className={wide ? 'text-3xl' : 'text-2xl'}>
          {title}
        </h2>
        <p className="max-w-md text-on-deep-soft text-sm">{description}</p>
      </div>
      <noscript>
        <p className="border-ochre border-l-4 py-1 pl-4 text-sm">
          Subscribing needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${figures.contactEmail}`} className="text-link">
            {figures.contactEmail}
          </a>{' '}
          and we will put you on the list.
        </p>
      </noscript>
      <NewsletterForm id={`${id}-email`} submitLabel={label ?? ''} />
    </section>
  )
}
