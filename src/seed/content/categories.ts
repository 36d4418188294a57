import type { SeedCategory } from './types'

export const categories: readonly SeedCategory[] = [
  {
    name: 'Strategy',
    slug: 'strategy',
    description: 'Choosing what to automate, in which order, and with which kind of tool.',
  },
  {
    name: 'Costs and Results',
    slug: 'costs-and-results',
    description: 'What automations cost, what they return, and how to check both.',
  },
  {
    name: 'AI Agents',
    slug: 'ai-agents',
    description: 'What language models do well in a small business, and where people stay in charge.',
  },
  {
    name: 'Integrations',
    slug: 'integrations',
    description: 'Joining the systems you already pay for without losing or doubling records.',
  },
  {
    name: 'Playbooks',
    slug: 'playbooks',
    description: 'One process at a time, from the first email to the last exception.',
  },
]
