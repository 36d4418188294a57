import type { Idea } from '@/payload-types'
import type { LinkButton, TitledText } from './page-meta'

/** A hard idea has several workflows, the others one. */
export const planOfIdea = ({ difficulty }: Pick<Idea, 'difficulty'>): 'scale-pack' | 'fast-track' =>
  difficulty === 'Hard' ? 'scale-pack' : 'fast-track'

export const ideaTerms = {
  title: 'Cost and data',
  cost: {
    title: 'What it costs',
    none: 'After the free audit you get a fixed price for your case.',
    fixed:
      'After the free audit you get a fixed price for your case. Fees for third-party software are not included.',
    link: { label: 'See what the plan includes', href: '/pricing' } satisfies LinkButton,
  },
  data: {
    title: 'What happens with your data',
    description:
      'The workflow runs in your own accounts and reads only what it needs. Your data is not used to train AI models. Where personal data is involved, we sign a data processing agreement.',
  } satisfies TitledText,
  dataLink: { label: 'How we protect data', href: '/faq#how-is-our-data-protected' } satisfies LinkButton,
} as const
