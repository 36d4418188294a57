import type { LegalPage } from '@/payload-types'
import type { PageMeta } from './page-meta'

export const legalMeta: Readonly<Record<LegalPage['slug'], PageMeta>> = {
  privacy: {
    title: 'Privacy Policy',
    description:
      'Which personal data this site processes when you visit, write, book or subscribe, why, for how long, and what your rights are.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'The terms under which we offer this site, the free audit and our projects: scope, prices, ownership, support and liability.',
  },
  imprint: {
    title: 'Imprint',
    description: 'Who operates this site, how to reach us, and where the company is registered.',
  },
}
