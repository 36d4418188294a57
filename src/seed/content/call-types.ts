/** The first one has the length of the calendar settings. The audit is for owners to switch on. */
export const callTypes = [
  {
    title: 'Automation call',
    slug: 'automation-call',
    description: 'We go through your processes and plan what to build first.',
    isActive: true,
  },
  {
    title: 'Automation audit',
    slug: 'automation-audit',
    description: 'You show us how the work is done today, and we look for the steps to automate.',
    durationMinutes: 30,
    isActive: false,
  },
] as const
