import { processState } from '@/lib/process-state'

export const maxWait = processState('google-timeout', () => ({ ms: 8000 }))
