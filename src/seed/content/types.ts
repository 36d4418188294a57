import type { CoverMotif } from './covers/draw-cover'

interface Cover {
  coverMotif: CoverMotif
  coverAlt: string
}

interface Seo {
  seoTitle: string
  seoDescription: string
}

export interface SeedArticle extends Cover, Seo {
  title: string
  slug: string
  excerpt: string
  html: string
  category: string
  tags: readonly string[]
  publishedAt: string
  featured?: boolean
}

export interface SeedCategory {
  name: string
  slug: string
  description: string
}

export interface SeedFaq {
  question: string
  /** Plain text; paragraphs are separated by a blank line. */
  answer: string
  category: 'implementation' | 'integration' | 'technical' | 'benefits' | 'support' | 'custom' | 'general'
  orderIndex: number
}

interface SeedStep {
  title: string
  detail: string
}

export interface SeedIdea extends Cover, Seo {
  title: string
  slug: string
  description: string
  summary: string
  benefits: readonly string[]
  difficulty: 'Easy' | 'Medium' | 'Hard'
  timeToImplement: string
  howItWorks: readonly string[]
  /** Hands-on time of the client, such as '2 hours of your time'. */
  setupTime: string
  requirements: readonly string[]
  steps: readonly SeedStep[]
}

export interface SeedFlagship extends Cover, Seo {
  title: string
  slug: string
  tagline: string
  description: string
  capabilities: readonly SeedStep[]
  useCases: readonly { role: string; description: string; timeSaved: string }[]
  techStack: readonly { name: string; purpose: string }[]
  results?: readonly string[]
}

export interface SeedPlan {
  name: string
  slug: string
  description: string
  price: string
  period: string
  features: readonly string[]
  notIncluded: readonly string[]
  cta: { label: string; href: string }
  popular: boolean
  highlight: string
  orderIndex: number
  comparison: Readonly<Record<string, string | boolean>>
}

export interface SeedAddOn {
  name: string
  price: string
  description: string
}

export interface SeedTestimonial {
  quote: string
  name: string
  role: string
  company: string
}

export interface SeedLegalPage {
  title: string
  slug: 'privacy' | 'terms' | 'imprint'
  /** When this text was written. */
  textChangedAt: string
  html: string
}
