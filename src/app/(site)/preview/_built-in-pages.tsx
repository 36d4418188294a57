import type { ComponentType } from 'react'
import type { PageKey } from '@/content/page-copies'
import AiAgentsPage from '../(reading)/ai-agents/page'
import AutomationIdeasPage from '../(reading)/automation-ideas/page'
import BlogPage from '../(reading)/blog/page'
import CaseStudiesPage from '../(reading)/case-studies/page'
import CustomAutomationPage from '../(reading)/custom-automation/page'
import FaqPage from '../(reading)/faq/page'
import FlagshipsPage from '../(reading)/flagship/page'
import HomePage from '../(reading)/page'
import PricingPage from '../(reading)/pricing/page'
import ProcessOptimizationPage from '../(reading)/process-optimization/page'
import ServicesPage from '../(reading)/services/page'
import TeamPage from '../(reading)/team/page'
import WorkflowDesignPage from '../(reading)/workflow-design/page'
import BookCallPage from '../book-call/page'
import ContactPage from '../contact/page'
import RegistrationSuccessPage from '../registration-success/page'

export const builtInPages: Readonly<Record<PageKey, ComponentType>> = {
  home: HomePage,
  services: ServicesPage,
  pricing: PricingPage,
  'automation-ideas': AutomationIdeasPage,
  flagship: FlagshipsPage,
  'custom-automation': CustomAutomationPage,
  'ai-agents': AiAgentsPage,
  'workflow-design': WorkflowDesignPage,
  'process-optimization': ProcessOptimizationPage,
  'case-studies': CaseStudiesPage,
  blog: BlogPage,
  faq: FaqPage,
  contact: ContactPage,
  'book-call': BookCallPage,
  team: TeamPage,
  'registration-success': RegistrationSuccessPage,
}
