import type { SeedArticle } from '../types'
import { crmAndEmailIntegration } from './crm-and-email-integration-without-losing-data'
import { findTheFirstProcessToAutomate } from './find-the-first-process-to-automate'
import { invoiceProcessingStepByStep } from './invoice-processing-step-by-step'
import { measuringAfterLaunch } from './measuring-an-automation-after-launch'
import { noCodeOrCode } from './no-code-or-code'
import { whatAiAgentsCanDo } from './what-ai-agents-can-do-for-a-small-business'
import { whatAnAutomationCostsAndReturns } from './what-an-automation-costs-and-returns'

export const articles: readonly SeedArticle[] = [
  findTheFirstProcessToAutomate,
  whatAnAutomationCostsAndReturns,
  whatAiAgentsCanDo,
  crmAndEmailIntegration,
  invoiceProcessingStepByStep,
  noCodeOrCode,
  measuringAfterLaunch,
]
