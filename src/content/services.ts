import type { PackageSlug } from './packages'
import { cardsOf, type LinkButton, type SectionText, type TitledText } from './page-meta'

export type ServicePackage = ReturnType<typeof servicePackages>[number]
export type Capability = ReturnType<typeof capabilities>[number]
export type ProcessStep = ReturnType<typeof processSteps>[number]

type Sections = Readonly<Record<string, SectionText>>

/** Where each package leads. Its project type in the contact form goes by the slug. */
const packageLinks: readonly { slug: PackageSlug; cta: LinkButton }[] = [
  { slug: 'free-audit', cta: { label: 'Book Free Audit', href: '/book-call' } },
  { slug: 'quick-win', cta: { label: 'Start a Quick Win', href: '/contact' } },
  { slug: 'business-booster', cta: { label: 'Plan a Business Booster', href: '/contact' } },
  { slug: 'enterprise', cta: { label: 'Talk to Us', href: '/contact' } },
]

export const servicePackages = (sections: Sections) => {
  const cards = cardsOf(sections, 'package')
  return packageLinks.flatMap((link, place) => {
    const { label = '', note = '', points = '', ...text } = cards[place] ?? { title: '', description: '' }
    const includes = points
      .split('\n')
      .map((point) => point.trim())
      .filter(Boolean)
    return text.title ? [{ ...link, ...text, price: label, duration: note, includes }] : []
  })
}

/** Where each capability leads. System integration has no page of its own. */
const capabilityLinks = [
  '/custom-automation',
  '/ai-agents',
  undefined,
  '/workflow-design',
  '/process-optimization',
  '/flagship/ai-data-assistant',
]

export const capabilities = (sections: Sections) =>
  cardsOf(sections, 'capability').map((card, place) => ({ ...card, href: capabilityLinks[place] }))

export const industries = (sections: Sections): readonly TitledText[] => cardsOf(sections, 'industry')

export const processSteps = (sections: Sections) =>
  cardsOf(sections, 'step').map(({ label = '', note = '', ...text }) => ({
    ...text,
    duration: label,
    youGet: note,
  }))
