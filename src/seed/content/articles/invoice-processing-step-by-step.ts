import type { SeedArticle } from '../types'

export const invoiceProcessingStepByStep: SeedArticle = {
  title: 'Invoice Processing, Step by Step',
  slug: 'invoice-processing-step-by-step',
  excerpt:
    'From the PDF in an inbox to an approved entry in the ledger: seven steps, the checks at each one, and what to do with the invoices that do not fit.',
  category: 'playbooks',
  tags: ['invoices', 'accounts payable', 'document reading', 'approval', 'finance'],
  publishedAt: '2026-09-15T08:00:00.000Z',
  coverMotif: 'invoice-steps',
  coverAlt: 'An invoice descending a staircase of seven steps with a check mark on the last one',
  seoTitle: 'Invoice Processing Automation, Step by Step',
  seoDescription:
    'A seven-step playbook for automating supplier invoices: intake, reading, checks, matching, approval, posting and archive, with realistic exception rates.',
  html: `<p>Supplier invoices are a good candidate for automation and a demanding one. The volume is steady and the rules are known, but a wrong payment is a real loss. That is why we rate the project as hard and plan five to seven days for it, although the happy path could be shown in an hour.</p>
<p>This playbook describes the seven steps we build. Each has a check, and each has an exit for the invoice that fails it.</p>

<h2>Before you start: one address, one rule</h2>
<p>Create a single mailbox for invoices, tell every supplier about it, and forward whatever still arrives elsewhere. Then agree on one rule within the company: an invoice that did not pass through the mailbox is not paid. Without it, the automation will handle the easy part of the invoices and leave you with two processes.</p>

<h2>The seven steps</h2>
<h3>1. Intake</h3>
<p>The workflow watches the mailbox and takes every PDF or structured e-invoice attached. It stores the original file untouched, with the sender and the time of arrival. A fingerprint of the file is kept, so that the same document sent twice is recognized at once.</p>
<h3>2. Reading</h3>
<p>If the file is a structured e-invoice, the fields are read from the data and no recognition is needed. For a PDF, a document reader extracts supplier, number, dates, net, tax, total and bank details, and gives a confidence for each field.</p>
<h3>3. Arithmetic and master data</h3>
<p>The cheapest checks come first, because they need nobody:</p>
<ul>
<li>net plus tax equals the total, to the cent;</li>
<li>the tax rate is one you expect from this supplier;</li>
<li>the supplier exists, and the bank account is the one on file;</li>
<li>this supplier has not used this invoice number before.</li>
</ul>
<p>A changed bank account always stops the invoice. It goes to a person, who calls the supplier on the number already on file and not on the one printed on the invoice. This check alone justifies the project in some companies.</p>
<h3>4. Matching</h3>
<p>Where there is a purchase order, the amount is compared with it. We usually begin with a tolerance of 2% or $20, whichever is smaller, and adjust after a month. Recurring invoices without an order, such as rent or software, are compared with the previous one.</p>
<h3>5. Approval</h3>
<p>The right person receives a message with the amount, the supplier, the matched order and the document. They approve or reject with one click and may add a note. Who is asked depends on a small table, which you maintain yourselves:</p>
<table>
<thead><tr><th>Invoice</th><th>Approver</th><th>Reminder after</th><th>Deputy after</th></tr></thead>
<tbody>
<tr><td>Up to $250, recurring, unchanged</td><td>None, listed in the weekly report</td><td>-</td><td>-</td></tr>
<tr><td>Up to $3,000</td><td>Owner of the cost center</td><td>2 working days</td><td>4 working days</td></tr>
<tr><td>Above $3,000</td><td>Owner, then managing director</td><td>1 working day</td><td>3 working days</td></tr>
<tr><td>New supplier, any amount</td><td>Owner and accounts</td><td>2 working days</td><td>4 working days</td></tr>
</tbody>
</table>
<h3>6. Posting</h3>
<p>The approved invoice is written to the accounting system as a draft entry with the account, cost center, due date and a link to the document. Payment stays with a person. In all our projects the automation prepares payments and never releases them.</p>
<h3>7. Archive</h3>
<p>The original, the extracted fields, every check with its result and the approval with name and time are stored together. How long you must keep them depends on your country; ask your accountant, and set the retention accordingly.</p>

<h2>The exceptions are the project</h2>
<p>Whoever shows you a document reader will show you a clean invoice. Your time goes into the others. In the first weeks, plan with figures such as these, which are our estimates for a company with around 120 invoices a month and mostly regular suppliers:</p>
<table>
<thead><tr><th>Outcome</th><th>Month 1</th><th>Month 3</th></tr></thead>
<tbody>
<tr><td>Straight to approval</td><td>65%, or 78 invoices</td><td>85%, or 102 invoices</td></tr>
<tr><td>One field to confirm</td><td>20%, or 24</td><td>10%, or 12</td></tr>
<tr><td>No match, needs a decision</td><td>10%, or 12</td><td>4%, or 5</td></tr>
<tr><td>Not an invoice</td><td>5%, or 6</td><td>1%, or 1</td></tr>
</tbody>
</table>
<p>The improvement comes less from the reader than from housekeeping: suppliers added, order numbers requested, reminders and statements filtered by sender. Somebody should spend half an hour a week on the exceptions list during the first two months.</p>
<blockquote><p>Judge an invoice workflow by how pleasant its exceptions are. The clean invoices would have been quick anyway.</p></blockquote>

<h3>Four exceptions that every company meets</h3>
<ul>
<li><strong>One PDF, several invoices.</strong> Some suppliers send a month's invoices as one file. The workflow counts invoice numbers before it reads anything else, and splits the file or sends it to a person.</li>
<li><strong>A credit note.</strong> It looks like an invoice with a minus sign. It must never be approved as a payment, so it is recognized by its title and by a negative total, and it is matched with the invoice that it corrects.</li>
<li><strong>A reminder.</strong> A reminder repeats an invoice number that is already known. The workflow answers the question behind it: where is the invoice now, and who has it?</li>
<li><strong>A foreign currency.</strong> The amount on the document stays as it is. The rate, its source and its date are stored beside it, so that accounts can check the conversion later.</li>
</ul>
<p>Write down for each of them who decides and how long that may take. The list rarely grows beyond ten entries, and it is the best documentation that the project leaves behind.</p>

<h2>Who has to be in the room</h2>
<p>Three people are enough: the person who types the invoices today, the person who approves most of them, and someone from accounts who knows the rules of the ledger. The first knows the exceptions, the second decides how much checking is enough, and the third prevents surprises at the end of the year. Plan two meetings of an hour with all three, one before the build and one after the first week.</p>

<h2>What it saves</h2>
<p>Take the same 120 invoices. By hand, 15 minutes each makes 30 hours a month. In month three, 102 invoices take a minute for the approver (1.7 hours), 12 take 4 minutes (0.8 hours), and the remaining 6 take 15 minutes (1.5 hours). That is 4.0 hours, so 26 hours are saved, toward the upper end of the {hoursPerMonth} hours per month that we see. With 40 invoices a month it would be a third of that, and a simpler version would serve you better.</p>

<h2>Rolling it out</h2>
<ol>
<li><strong>Week 1, in parallel.</strong> The workflow reads and checks, a person continues as before, and the results are compared every evening.</li>
<li><strong>Week 2, five suppliers.</strong> Choose regular ones with clean documents. Post drafts only for them.</li>
<li><strong>Week 3, everybody.</strong> Unknown suppliers go to the list by design.</li>
<li><strong>Week 6, review.</strong> Adjust the tolerance, the approval table and the list of filtered senders.</li>
</ol>

<h2>When to wait</h2>
<p>Postpone the project if you are about to change the accounting system, if suppliers have no master data, or if you receive fewer than about 30 invoices a month. In the last case a shared mailbox with three folders and a fixed hour on Thursday is better value than anything we could build.</p>
<p>For everything else, the <a href="/automation-ideas/invoice-processing">invoice processing idea</a> lists the requirements and the setup steps. Gather ten real invoices, including two awkward ones, and <a href="/book-call">book a free audit</a>. We will go through them one by one and tell you which would have passed.</p>`,
}
