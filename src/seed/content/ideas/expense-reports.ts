import type { SeedIdea } from '../types'

export const expenseReports: SeedIdea = {
  title: 'Expense Reports',
  slug: 'expense-reports',
  description:
    'Photograph a receipt and it is read, categorized, checked against your policy and added to the report.',
  summary:
    'Receipts are collected in wallets until the end of the month, then typed into a form by the people whose time is most expensive. This workflow reads each receipt the moment it is photographed, asks what is missing while the memory is fresh, and has the report ready for approval on the last day.',
  benefits: [
    'Saves about 5 minutes per receipt (estimate): 6 to type and file, 1 to confirm',
    'Missing details are asked for on the same day',
    'The policy applies to everyone equally',
    'Accounts receives readable documents with the right account number',
  ],
  difficulty: 'Easy',
  timeToImplement: '2-3 days',
  howItWorks: [
    'Staff send a photo to a chat or an email address.',
    'Date, merchant, amount, tax and currency are read.',
    'The category is suggested and the policy checked.',
    'Missing or unusual details lead to one short question.',
    'At the end of the month the report goes to the approver, then to accounts.',
  ],
  setupTime: '1-2 hours of your time',
  requirements: [
    'A chat or email account that all staff can reach by phone',
    'Your expense policy, with limits for each category',
    'Account numbers for the categories',
    'An accounting tool or an import format',
  ],
  steps: [
    {
      title: 'Write the policy as a table',
      detail: 'Category, limit, what needs a reason and who approves.',
    },
    { title: 'Collect thirty receipts', detail: 'Include crumpled, foreign and handwritten ones.' },
    {
      title: 'Set up reading and questions',
      detail: 'Tune on the thirty, and decide when a person has to look.',
    },
    { title: 'Connect accounts', detail: 'Export or post a test report and have accounts check it.' },
    { title: 'Start with two frequent travelers', detail: 'One month, then everyone.' },
  ],
  coverMotif: 'receipt-stack',
  coverAlt: 'A long receipt with a torn edge next to a camera frame and sorted coins',
  seoTitle: 'Expense Report Automation From a Photo',
  seoDescription:
    'Receipts read from a photo, checked against policy and ready for approval at month end. Requirements and setup steps. Live in 2-3 days.',
}
