export const contactProjectTypes = [
  'Free Automation Audit',
  'Quick Win Workflow ($500+)',
  'Business Booster ($2,500+)',
  'Enterprise Partnership',
  'Custom Project',
  'Not Sure Yet',
] as const

export const contactBudgets = [
  'Free Audit Only',
  '$500 - $1,000',
  '$1,000 - $5,000',
  '$5,000 - $10,000',
  '$10,000+',
  'Discuss with Team',
] as const

export const contactTimelines = [
  'ASAP (Rush delivery)',
  'Within 2 weeks',
  'Within 1 month',
  'Within 3 months',
  'Flexible timing',
  'Just exploring',
] as const

export const serviceInterests = [
  'process_automation',
  'data_analysis',
  'system_integration',
  'custom_development',
  'consulting',
] as const

export type ServiceInterest = (typeof serviceInterests)[number]

const interestOf: Readonly<Partial<Record<string, ServiceInterest>>> = {
  'Free Automation Audit': 'consulting',
  'Quick Win Workflow ($500+)': 'process_automation',
  'Business Booster ($2,500+)': 'process_automation',
  'Enterprise Partnership': 'system_integration',
  'Custom Project': 'custom_development',
  'Not Sure Yet': 'consulting',
}

/** The choice if it is one of the specification's. */
export const specifiedChoice = <Choice extends string>(
  choices: readonly Choice[],
  chosen: string | undefined,
) => choices.find((choice) => choice === chosen) ?? null

/** A project type of an editor's own has no interest that is known. */
export const serviceInterestOf = (projectType: string | undefined): ServiceInterest =>
  interestOf[projectType ?? ''] ?? 'consulting'
