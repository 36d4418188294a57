export const businessSizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export const industryOptions = [
  'Technology',
  'Healthcare',
  'Finance',
  'E-commerce',
  'Manufacturing',
  'Real Estate',
  'Marketing & Advertising',
  'Consulting',
  'Education',
  'Other',
] as const

export const automationInterests = [
  'Email & CRM Automation',
  'Social Media Management',
  'Invoice & Expense Processing',
  'Customer Support Automation',
  'Project Management',
  'Lead Generation & Nurturing',
  'Content Publishing',
  'Data Analysis & Reporting',
  'Voice Assistant Integration',
  'Custom Workflow Automation',
] as const

export const registrationBudgets = [
  'Under $5,000',
  '$5,000 - $15,000',
  '$15,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000+',
] as const

export const registrationTimelines = [
  'Immediate (1-2 weeks)',
  'Soon (1-2 months)',
  'Planning (3-6 months)',
  'Future (6+ months)',
] as const

export const businessSizeLabel = (size: string): string =>
  /^[\d+-]+$/.test(size) ? `${size} employees` : size
