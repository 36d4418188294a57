import { processState } from '@/lib/process-state'

/** The timeout for Google. */
export const patience = processState('google-patience', () => ({ ms: 8000 }))
