import type { SeedFlagship } from '../types'
import { aiDataAssistant, instagramAutomation } from './data-and-social'
import { voiceAssistant, voiceAssistantIntegration } from './voice'

export const flagships: readonly SeedFlagship[] = [
  voiceAssistant,
  voiceAssistantIntegration,
  instagramAutomation,
  aiDataAssistant,
]
