import type { SeedFlagship } from '../types'
import { aiDataAssistant } from './ai-data-assistant'
import { instagramAutomation } from './instagram-automation'
import { voiceAssistant } from './voice-assistant'
import { voiceAssistantIntegration } from './voice-assistant-integration'

export const flagships: readonly SeedFlagship[] = [
  voiceAssistant,
  voiceAssistantIntegration,
  instagramAutomation,
  aiDataAssistant,
]
