import { processState } from '@/lib/process-state'

export const patience = processState('google-patience', () => ({ ms: 8000 }))
