import { cardsOf, type LinkButton, type SectionText, type TitledText } from './page-meta'

export interface AudienceCard extends TitledText {
  href: string
  linkLabel: string
}

export interface BenefitCard extends TitledText {
  figure: string
}

type Sections = Readonly<Record<string, SectionText>>

const audienceLinks = ['/blog', '/blog', '/blog', '/blog', '/faq']

export const audienceCards = (sections: Sections): readonly AudienceCard[] =>
  cardsOf(sections, 'audience').map(({ label = '', ...text }, place) => ({
    ...text,
    href: audienceLinks[place] ?? '/services',
    linkLabel: label,
  }))

export const benefitCards = (sections: Sections): readonly BenefitCard[] =>
  cardsOf(sections, 'benefit')
    .filter(({ title, label }) => title && label)
    .map(({ label = '', ...text }) => ({ ...text, figure: label }))

export const homeFlagships = {
  slugs: ['voice-assistant', 'instagram-automation', 'ai-data-assistant'],
  link: { label: 'All flagship automations', href: '/flagship' } satisfies LinkButton,
} as const
