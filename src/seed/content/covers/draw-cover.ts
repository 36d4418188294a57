import {
  agentDesk,
  blocksAndBrackets,
  costLedger,
  envelopeSync,
  invoiceSteps,
  launchReview,
  processMap,
} from './articles'
import { dataLens, socialGrid, voiceAssistant, voiceIntegration } from './flagships'
import { clockLedger, leadFunnel, projectBoard, receiptStack, supportRouter } from './ideas-desk'
import { emailContact, invoiceGate, meetingCalendar, publishingFan, voiceChecklist } from './ideas-flow'
import { palette } from './palette'

const drawings = {
  'process-map': processMap,
  'cost-ledger': costLedger,
  'agent-desk': agentDesk,
  'envelope-sync': envelopeSync,
  'invoice-steps': invoiceSteps,
  'blocks-and-brackets': blocksAndBrackets,
  'launch-review': launchReview,
  'voice-checklist': voiceChecklist,
  'email-contact': emailContact,
  'meeting-calendar': meetingCalendar,
  'invoice-gate': invoiceGate,
  'publishing-fan': publishingFan,
  'support-router': supportRouter,
  'status-board': projectBoard,
  'receipt-stack': receiptStack,
  'clock-ledger': clockLedger,
  'lead-funnel': leadFunnel,
  'voice-assistant': voiceAssistant,
  'voice-integration': voiceIntegration,
  'social-grid': socialGrid,
  'data-lens': dataLens,
} satisfies Record<string, () => string>

export type CoverMotif = keyof typeof drawings

const ground =
  `<defs><pattern id="grid" width="50" height="50" patternUnits="userSpaceOnUse"><circle cx="25" cy="25" r="2.5" fill="${palette.sage}"/></pattern></defs>` +
  `<rect width="1600" height="900" fill="${palette.paper}"/><rect width="1600" height="900" fill="url(#grid)"/>`

/** A cover illustration as an SVG document, drawn on a 1600 x 900 sheet. */
export const drawCover = (motif: CoverMotif): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${ground}${drawings[motif]()}</svg>`
