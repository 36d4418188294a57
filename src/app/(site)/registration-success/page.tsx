import type { Metadata } from 'next'
import { LinkButtons } from '@/components/page/link-buttons'
import { Container } from '@/components/ui/container'
import { cardsOf } from '@/content/page-meta'
import { CreateAccountOffer } from '@/features/invitation/registration/components/create-account-offer'
import { RegisteredHeader } from '@/features/invitation/registration/components/registered-header'
import { pageCopy } from '@/features/page-copy/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata((await pageCopy('registration-success')).meta, '/registration-success', { hidden: true })

const links = [
  { label: 'Automation Ideas', href: '/automation-ideas' },
  { label: 'Services', href: '/services' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
  { label: 'Book a Call', href: '/book-call' },
  { label: 'Home', href: '/' },
]

export default async function RegistrationSuccessPage() {
  const { headline, lead, sections } = await pageCopy('registration-success')
  return (
    <Container className="max-w-4xl pt-12 pb-24 lg:pt-20">
      <RegisteredHeader headline={headline} lead={lead} stranger={sections.stranger} />
      <section aria-labelledby="next-steps" className="mt-12 mb-14">
        <h2 id="next-steps" className="mb-4 text-2xl">
          {sections.nextSteps.title}
        </h2>
        <ol>
          {cardsOf(sections, 'next').map(({ title, label, description }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-line border-t py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="font-semibold text-signal-text text-sm">{label}</p>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 max-w-prose text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <CreateAccountOffer />
      <nav aria-label="Where to go from here" className="mt-14">
        <h2 className="mb-5 text-2xl">While you wait</h2>
        <LinkButtons links={links} />
      </nav>
    </Container>
  )
}
