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

export const timeTracking: SeedIdea = {
  title: 'Time Tracking',
  slug: 'time-tracking',
  description:
    'A suggested time sheet at the end of each day, built from calendar and tasks, confirmed in a minute.',
  summary:
    'Time sheets filled in on Friday are guesses, and unbilled hours are the result. This workflow proposes entries from the calendar, the tasks you closed and the tickets you answered. You correct and confirm; only confirmed entries exist. It records work, and is deliberately unable to watch people.',
  benefits: [
    'Saves about 7 minutes per person and day (estimate): 8 to reconstruct, 1 to confirm',
    'Hours are recorded on the day they were worked',
    'Invoices go out days earlier, because no one waits for time sheets',
    'Budgets show their true state during the month',
  ],
  difficulty: 'Medium',
  timeToImplement: '3-5 days',
  howItWorks: [
    'At the end of the day, calendar entries and closed tasks are collected.',
    'They are matched with clients and projects by your rules.',
    'Gaps and overlaps are marked, never filled.',
    'Each person gets a proposal, corrects it and confirms.',
    'Confirmed entries go to the time system; open days are listed on Friday.',
  ],
  setupTime: '2-3 hours of your time',
  requirements: [
    'Calendars in Google Workspace or Microsoft 365',
    'A time tracking or invoicing tool with an API',
    'A list of projects with the names people use for them',
    'The consent of the team, and of the works council where there is one',
  ],
  steps: [
    {
      title: 'Explain it to the team',
      detail: 'What is read, what is not, and that nothing is stored without confirmation.',
    },
    { title: 'Clean the project list', detail: 'Close finished projects and agree on short names.' },
    { title: 'Write the matching rules', detail: 'By attendee, by keyword, by task project, in that order.' },
    {
      title: 'Connect calendar and time system',
      detail: 'Each person connects their own calendar and can disconnect it.',
    },
    {
      title: 'Try it with three people',
      detail: 'Two weeks, comparing the proposals with what they would have written.',
    },
    { title: 'Roll out and review', detail: 'After a month, look at the corrections and improve the rules.' },
  ],
  coverMotif: 'clock-ledger',
  coverAlt: 'A clock face whose segments line up as rows in a time ledger',
  seoTitle: 'Time Tracking Automation, Confirmed by People',
  seoDescription:
    'Daily time sheets proposed from calendar and tasks, confirmed in a minute. Requirements and setup steps. Live in 3-5 days.',
}
