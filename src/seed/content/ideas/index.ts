import type { SeedIdea } from '../types'
import { customerSupport, emailToCrm, leadScoring } from './for-customers'
import { expenseReports, invoiceProcessing, timeTracking } from './for-the-office'
import { contentPublishing, projectStatus, smartMeetingScheduler, voiceToTask } from './for-the-team'

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
