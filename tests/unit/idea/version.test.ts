import { describe, expect, it } from 'vitest'
import type { IdeaContent } from '@/features/idea/idea'
import { versionText } from '@/features/idea/version'

const idea: IdeaContent = {
  title: 'Email to CRM',
  description: 'Every enquiry becomes a record.',
  howItWorks: ['A mail comes.', 'It is read.'],
  setupTime: '1-2 hours',
  requirements: ['A mailbox'],
  steps: [{ title: 'Choose', detail: 'List the fields.' }],
}

describe('versionText', () => {
  it('says nothing of an idea that was left as it is', () => {
    expect(versionText(idea, structuredClone(idea))).toBe('')
  })

  it('names the idea, and each changed part with its new text', () => {
    const changed = {
      ...idea,
      howItWorks: ['A mail comes.'],
      steps: [...idea.steps, { title: 'Test', detail: 'Send ten.' }],
    }
    expect(versionText(idea, changed)).toBe(
      'My version of the idea "Email to CRM"\nHow it works:\n- A mail comes.\nSteps:\n- Choose: List the fields.\n- Test: Send ten.',
    )
  })

  it('leaves room for more in the message of a booking', () => {
    const text = versionText(idea, { ...idea, requirements: Array(20).fill('x'.repeat(300)) })
    expect(text).toHaveLength(1800)
    expect(text.endsWith('…')).toBe(true)
  })
})
