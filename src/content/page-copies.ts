import type { ClosingCopy, PageCopy, PageWords } from './page-meta'
import aiAgents from './pages/ai-agents.json'
import ideas from './pages/automation-ideas.json'
import blog from './pages/blog.json'
import booking from './pages/book-call.json'
import caseStudies from './pages/case-studies.json'
import contact from './pages/contact.json'
import customAutomation from './pages/custom-automation.json'
import faq from './pages/faq.json'
import flagship from './pages/flagship.json'
import home from './pages/home.json'
import pricing from './pages/pricing.json'
import processOptimization from './pages/process-optimization.json'
import registrationSuccess from './pages/registration-success.json'
import services from './pages/services.json'
import team from './pages/team.json'
import workflowDesign from './pages/workflow-design.json'

/** The words that each built-in page comes with, as the collection `pages` stores them. */
const words = {
  home,
  services,
  pricing,
  'automation-ideas': ideas,
  flagship,
  'custom-automation': customAutomation,
  'ai-agents': aiAgents,
  'workflow-design': workflowDesign,
  'process-optimization': processOptimization,
  'case-studies': caseStudies,
  blog,
  faq,
  contact,
  'book-call': booking,
  team,
  'registration-success': registrationSuccess,
}

type Words = typeof words
export type PageKey = keyof Words

export const pageWords: Readonly<Record<PageKey, PageWords>> = words

/** The copy of each page, with the sections that its file has. */
export type PageCopies = {
  [Key in PageKey]: PageCopy<keyof Words[Key]['sections'] & string> &
    (Words[Key] extends { closing: unknown } ? { closing: ClosingCopy } : unknown)
}

export const pageKeys = Object.keys(words) as PageKey[]

export const pagePath = (key: PageKey): string => (key === 'home' ? '/' : `/${key}`)

/** 'AI agents' for 'ai-agents', as editors call the page. */
export function pageName(key: PageKey): string {
  const name = key.replaceAll('-', ' ').replace(/\b(ai|faq)\b/g, (word) => word.toUpperCase())
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const servicePage = ['/contact', '/book-call'] as const
const closingLinks: Readonly<Partial<Record<PageKey, readonly [string, string]>>> = {
  home: ['/book-call', '/automation-ideas'],
  services: ['/book-call', '/pricing'],
  'custom-automation': servicePage,
  'ai-agents': servicePage,
  'workflow-design': servicePage,
  'process-optimization': servicePage,
}

/** Where the two buttons at the end of a page lead. */
export const closingLinksOf = (key: PageKey): readonly [string, string] =>
  closingLinks[key] ?? ['/book-call', '/contact']
