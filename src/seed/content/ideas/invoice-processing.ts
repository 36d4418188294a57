import type { SeedIdea } from '../types'

export const invoiceProcessing: SeedIdea = {
  title: 'Invoice Processing',
  slug: 'invoice-processing',
  description:
    'Supplier invoices are read, checked, approved and prepared for the ledger, with people on the exceptions.',
  summary:
    'From the PDF in the mailbox to a draft entry in your accounting system. The workflow reads each invoice, checks the arithmetic, the supplier and the bank account, asks the right person for approval, and files everything together. It prepares payments; a person releases them.',
  benefits: [
    'Most invoices need one minute of attention instead of fifteen',
    'A changed bank account or a repeated invoice number always stops for review',
    'Saves up to 26 hours per month at 120 invoices, an estimate explained in our blog',
    "Approvals no longer wait in someone's inbox: reminders and stand-ins are built in",
  ],
  difficulty: 'Hard',
  timeToImplement: '5-7 days',
  howItWorks: [
    'Invoices arrive in one mailbox and are stored untouched.',
    'Supplier, number, dates, amounts and bank details are read.',
    'Checks run: arithmetic, tax rate, duplicates, supplier, bank account.',
    "The invoice is compared with its order or with last month's.",
    'The approver decides with one click and the document in view.',
    'A draft entry is posted and everything is archived together.',
  ],
  setupTime: '6-8 hours of your time',
  requirements: [
    'One mailbox for all supplier invoices',
    'An accounting system with an API or an import format',
    'Supplier master data with bank accounts',
    'A table of who approves what, with stand-ins',
    'Fifty past invoices for testing, awkward ones included',
  ],
  steps: [
    {
      title: 'Redirect the invoices',
      detail: 'Create the mailbox, tell suppliers, and forward what still arrives elsewhere.',
    },
    { title: 'Clean the master data', detail: 'One record per supplier, with tax number and bank account.' },
    {
      title: 'Set up reading and checks',
      detail: 'Test with fifty past invoices and note the confidence for each field.',
    },
    {
      title: 'Write the approval table',
      detail: 'Amounts, cost centers, reminders and stand-ins, kept where you can edit it.',
    },
    {
      title: 'Connect the ledger',
      detail: 'Post drafts into a test company first, and have accounts compare them.',
    },
    {
      title: 'Run in parallel for a week',
      detail: 'The workflow reads, people continue, and differences are settled every evening.',
    },
    { title: 'Go live by supplier', detail: 'Five regular suppliers first, then everyone else.' },
  ],
  coverMotif: 'invoice-gate',
  coverAlt: 'An invoice passing through a checking gate and coming out as a tidy ledger entry',
  seoTitle: 'Invoice Processing Automation for Small Teams',
  seoDescription:
    'Read, check, approve and post supplier invoices automatically, with people on exceptions. Requirements and setup steps. Live in 5-7 days.',
}
