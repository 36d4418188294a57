import type { SeedIdea } from '../types'
import { contentPublishing } from './content-publishing'
import { customerSupport } from './customer-support'
import { emailToCrm } from './email-to-crm'
import { expenseReports } from './expense-reports'
import { invoiceProcessing } from './invoice-processing'
import { leadScoring } from './lead-scoring'
import { projectStatus } from './project-status'
import { smartMeetingScheduler } from './smart-meeting-scheduler'
import { timeTracking } from './time-tracking'
import { voiceToTask } from './voice-to-task'

export const ideas: readonly SeedIdea[] = [
  voiceToTask,
  emailToCrm,
  smartMeetingScheduler,
  invoiceProcessing,
  contentPublishing,
  customerSupport,
  projectStatus,
  expenseReports,
  timeTracking,
  leadScoring,
]
