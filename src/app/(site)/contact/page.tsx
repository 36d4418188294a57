import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { contactMethods } from '@/content/contact'
import { cardsOf } from '@/content/page-meta'
import { projectTypeChoices } from '@/content/project-type-label'
import { companyDetails } from '@/features/contact/company-details'
import { ContactMethods } from '@/features/contact/components/contact-methods'
import { OurDetails } from '@/features/contact/components/our-details'
import { ResponseTimes } from '@/features/contact/components/response-times'
import { QuickQuestionsCard } from '@/features/faq/components/quick-questions-card'
import { quickQuestions, withAnchors } from '@/features/faq/groups'
import { publicFaqs } from '@/features/faq/queries'
import { shownOptions } from '@/features/form-options/queries'
import { InquirySection } from '@/features/inquiry/components/inquiry-section'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { siteFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'

export const generateMetadata = () => copyMetadata('contact')

export default async function ContactPage() {
  const [{ headline, lead, sections }, facts, faqs, figures, options] = await Promise.all([
    pageCopy('contact'),
    siteFacts(),
    publicFaqs(),
    siteFigures(),
    shownOptions(),
  ])
  const { getInTouch, fastResponse, inquiry, details, quickQuestions: quick } = sections
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: 'Contact', path: '/contact' }])} />
      <PageHero headline={headline} subline={lead} />
      <Container className="grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-[1.6fr_1fr] lg:pb-28">
        <InquirySection
          title={inquiry.title}
          required={inquiry.description}
          contactEmail={facts.contactEmail}
          projectTypes={projectTypeChoices(options.contactProjects, figures)}
          budgets={options.contactBudgets}
          timelines={options.contactTimelines}
        />
        <div className="grid content-start gap-12">
          <ContactMethods
            title={getInTouch.title}
            intro={getInTouch.description}
            methods={contactMethods(facts, sections)}
          />
          <ResponseTimes
            title={fastResponse.title}
            intro={fastResponse.description}
            times={cardsOf(sections, 'response')}
          />
          <OurDetails title={details.title} rows={companyDetails(facts, details.description)} />
        </div>
      </Container>
      <QuickQuestionsCard
        title={quick.title}
        all={{ label: quick.label ?? '', href: '/faq' }}
        entries={quickQuestions(withAnchors(faqs), (quick.points ?? '').split('\n'))}
      />
    </>
  )
}
