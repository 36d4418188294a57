import type { SeedArticle } from '../types'

export const noCodeOrCode: SeedArticle = {
  title: 'No-Code or Code: How to Decide for Each Workflow',
  slug: 'no-code-or-code',
  excerpt:
    'The question is not which is better but which will be cheaper to own in two years. Six criteria, two crossover points in numbers, and a middle way that suits most small teams.',
  category: 'strategy',
  tags: ['no-code', 'custom code', 'architecture', 'total cost', 'maintenance'],
  publishedAt: '2026-09-01T08:00:00.000Z',
  coverMotif: 'blocks-and-brackets',
  coverAlt:
    'Interlocking building blocks on the left and a pair of code brackets on the right, joined by one line',
  seoTitle: 'No-Code or Code: How to Decide per Workflow',
  seoDescription:
    'Six criteria for choosing between a no-code platform and custom code, with the cost crossover worked out in numbers and a practical middle way.',
  html: `<p>Consultancies tend to recommend what they sell. We build with both no-code platforms and with code, and most of our smaller projects are no-code, so this is an attempt to describe fairly where each one ends.</p>
<p>Decide per workflow, not per company.</p>

<h2>What no-code is good at</h2>
<p>A no-code platform gives you three things that are tedious to build: connections to a few hundred products, with sign-in already solved; a place where workflows run and are retried; and a picture of the workflow that a colleague can read. For most office work, that is most of the job.</p>
<ul>
<li>The trigger and the target are both well-known products.</li>
<li>The steps are a line with a few branches.</li>
<li>A few hundred to a few thousand runs a month.</li>
<li>Somebody in the team would like to change it without asking us.</li>
</ul>

<h2>Where it becomes expensive</h2>
<p>Three signs tell you that a workflow has outgrown its platform.</p>
<h3>The picture stops fitting on a screen</h3>
<p>Loops inside branches inside loops are hard to read in boxes. What takes six lines of code can take thirty boxes, and no one dares to touch them.</p>
<h3>The invoice grows with every row</h3>
<p>Platforms usually charge by step. A nightly job that compares 5,000 products and takes three steps for each uses 15,000 steps a night, or 450,000 in a month of thirty days. At an assumed $1 per thousand steps that is $450 a month, for something a small program does in half a minute.</p>
<h3>You cannot test it</h3>
<p>With code you can run last month's invoices through the new version before you switch. With most platforms you try it on a copy and hope. That is fine for sorting messages, but not for amounts of money.</p>

<h2>Six criteria</h2>
<table>
<thead><tr><th>Criterion</th><th>Leans to no-code</th><th>Leans to code</th></tr></thead>
<tbody>
<tr><td>Connections</td><td>Standard products, official connectors</td><td>An in-house system, unusual formats</td></tr>
<tr><td>Logic</td><td>Fits on one screen</td><td>Nested rules, calculations, comparisons</td></tr>
<tr><td>Volume</td><td>Under about 10,000 steps a month</td><td>Every row of a large table, every night</td></tr>
<tr><td>Risk</td><td>A mistake is put right in a minute</td><td>Money, contracts, personal data at scale</td></tr>
<tr><td>Change</td><td>A colleague adjusts it monthly</td><td>Stable rules that must be tested</td></tr>
<tr><td>Owner</td><td>An operations person</td><td>A developer, or a supplier on call</td></tr>
</tbody>
</table>
<p>Four or more on one side settle it. Three and three usually means two workflows in one.</p>

<h2>The crossover in numbers</h2>
<p>Here is the same workflow in both forms over two years. All figures are assumptions: replace them with your quotes.</p>
<table>
<thead><tr><th>Cost over 24 months</th><th>No-code</th><th>Code</th></tr></thead>
<tbody>
<tr><td>Building</td><td>$800</td><td>$2,600</td></tr>
<tr><td>Platform or hosting</td><td>24 x $60 = $1,440</td><td>24 x $10 = $240</td></tr>
<tr><td>Changes (six small ones)</td><td>6 x $40 = $240</td><td>6 x $120 = $720</td></tr>
<tr><td><strong>Total</strong></td><td><strong>$2,480</strong></td><td><strong>$3,560</strong></td></tr>
</tbody>
</table>
<p>No-code is $1,080 cheaper here. Code catches up once the platform costs $1,080 / 24 = $45 more each month, which is to say about $105 in place of $60. So watch the growth of the platform's bill, not the build price.</p>
<blockquote><p>Building is paid once. Somebody lives with the choice every month after that, and they should be in the room when it is made.</p></blockquote>

<h2>The middle way</h2>
<p>Many of our projects end up mixed. The platform does what it does well: it receives the trigger, holds the credentials, retries, and sends the message at the end. One step in the middle calls a small function that holds the difficult rule. The function is forty lines long, has tests, and knows nothing about email or CRM.</p>
<pre><code>// Decides who approves an invoice. Amounts are in cents.
export function approverFor(invoice, limits) {
  if (invoice.supplierIsNew) return 'accounts'
  if (invoice.bankAccountChanged) return 'accounts'
  if (invoice.totalCents &gt; limits.directorCents) return 'director'
  return invoice.costCenterOwner
}</code></pre>
<p>This keeps the picture simple and the rule testable.</p>

<h2>Questions to ask before you sign up</h2>
<ol>
<li>Can you export your workflows in a form that another person could rebuild?</li>
<li>Where is the data processed, and for how long are the run logs kept?</li>
<li>What counts as a step, and what happens when the monthly allowance is used up: does it pause or charge?</li>
<li>Can you own the account, with us as guests? In our projects you always do.</li>
</ol>

<h2>A rule of thumb</h2>
<p>Begin on a platform unless the volume or the risk says otherwise. Move a workflow to code when its bill has risen three months in a row or when somebody is afraid to change it. Both are easy to notice, and neither needs a debate about tools.</p>
<p>If you have a workflow that sits in the middle, <a href="/contact">describe it to us</a> in a few sentences. We will tell you which way we would go and why. To see what a build costs in either form, look at the <a href="/pricing">pricing page</a>, and at <a href="/blog/what-an-automation-costs-and-returns">What an Automation Really Costs and Returns</a> for the costs that come after.</p>`,
}
