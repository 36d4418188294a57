import type { Metadata } from 'next'
import { LinkButtons } from '@/components/page/link-buttons'
import { Container } from '@/components/ui/container'
import metas from '@/content/metas.json'
import words from '@/content/registration-success.json'
import { CreateAccountOffer } from '@/features/invitation/registration/components/create-account-offer'
import { RegisteredHeader } from '@/features/invitation/registration/components/registered-header'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(metas.registrationSuccess, '/registration-success', {
  hidden: true,
})

export default function RegistrationSuccessPage() {
  return (
    <Container className="max-w-4xl pt-12 pb-24 lg:pt-20">
      <RegisteredHeader />
      <section aria-labelledby="next-steps" className="mt-12 mb-14">
        <h2 id="next-steps" className="mb-4 text-2xl">
          {words.stepsTitle}
        </h2>
        <ol>
          {words.steps.map(({ title, when, description }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-line border-t py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="font-semibold text-signal-text text-sm">{when}</p>
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
        <LinkButtons links={words.links} />
      </nav>
    </Container>
  )
}
