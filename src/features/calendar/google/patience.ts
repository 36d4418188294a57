import { processState } from '@/lib/process-state'

/** How long a call waits for Google. */
export const patience = processState('google-patience', () => ({ ms: 8000 }))
