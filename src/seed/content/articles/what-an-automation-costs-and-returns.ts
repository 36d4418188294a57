import type { SeedArticle } from '../types'

export const whatAnAutomationCostsAndReturns: SeedArticle = {
  title: 'What an Automation Really Costs and Returns',
  slug: 'what-an-automation-costs-and-returns',
  excerpt:
    'The build price is the part everybody quotes. Here are the other three costs, the math we do before taking a project, and how far the result can drop before it stops paying.',
  category: 'costs-and-results',
  tags: ['ROI', 'pricing', 'budgeting', 'payback', 'maintenance'],
  publishedAt: '2026-10-27T08:00:00.000Z',
  coverMotif: 'cost-ledger',
  coverAlt: 'A ledger sheet with rows of entries beside three rising stacks of coins',
  seoTitle: 'What an Automation Really Costs and Returns',
  seoDescription:
    'The four costs of an automation, a worked ROI and payback calculation with every figure shown, and a sensitivity table you can copy for your own process.',
  html: `<p>A price list tells you what it costs to have an automation built. It does not tell you what it costs to have one. The difference is not large, but it decides whether a small project was a good idea, and it is seldom written down. This article writes it down.</p>

<h2>The four costs</h2>
<ol>
<li><strong>Building.</strong> What you pay us, another supplier or your own developer. Ours are on the <a href="/pricing">pricing page</a>: {fastTrackPrice} for one workflow in {fastTrackTime} on Fast Track, {scalePackPrice} for up to five workflows in the Scale Pack.</li>
<li><strong>Your team's time.</strong> Somebody has to explain the process, grant access and test with real cases. Ten hours is a fair estimate for a single workflow. Teams that budget nothing for this finish late.</li>
<li><strong>Tools.</strong> The automation platform, document reading or a language model, and sometimes a higher tier of the CRM. Between $20 and $150 a month covers most of the small workflows we see.</li>
<li><strong>Upkeep.</strong> Suppliers change their forms, APIs are retired, somebody renames a folder. One to two hours a month is our planning figure.</li>
</ol>
<p>The first two are paid once. The last two never stop, which is why an automation that saves 20 minutes a month is a hobby.</p>

<h2>The return, in hours first</h2>
<p>Count hours before money. Hours can be checked with a stopwatch, whereas money depends on what you do with the hours.</p>
<p>Take supplier invoices in a company of fifteen people. Thirty arrive each week and each takes 15 minutes to open, type, file and send for approval. That is 30 x 15 = 450 minutes, or 7.5 hours a week.</p>
<p>After automation the work does not vanish. Suppose 15% still need a person: 30 x 0.15 = 4.5 invoices at 15 minutes, about 1.1 hours. Add 0.4 hours for glancing over the rest. The new total is 1.5 hours, so the saving is <strong>6 hours a week</strong>. Over 46 working weeks that is 276 hours a year, or 23 hours a month.</p>

<h2>The math for the first year</h2>
<p>We value an hour at $35 here. Use your own figure: gross salary plus employer's contributions, divided by hours actually worked.</p>
<table>
<thead><tr><th>Item</th><th>Calculation</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Building, one workflow</td><td>an assumed price</td><td>$800</td></tr>
<tr><td>Your team's time</td><td>10 hours x $35</td><td>$350</td></tr>
<tr><td>Tools</td><td>12 x $70</td><td>$840</td></tr>
<tr><td>Upkeep</td><td>12 x 1.5 hours x $35</td><td>$630</td></tr>
<tr><td><strong>Total cost</strong></td><td></td><td><strong>$2,620</strong></td></tr>
<tr><td>Value of time saved</td><td>276 hours x $35</td><td>$9,660</td></tr>
<tr><td><strong>Net return</strong></td><td>$9,660 - $2,620</td><td><strong>$7,040</strong></td></tr>
<tr><td><strong>ROI</strong></td><td>$7,040 / $2,620</td><td><strong>269%</strong></td></tr>
</tbody>
</table>

<h3>Payback</h3>
<p>The money spent before launch is $800 + $350 = $1,150. Each month then brings $9,660 / 12 = $805 and costs ($840 + $630) / 12 = $122.50, a net $682.50. The project has paid for itself after 1,150 / 682.50 = 1.7 months.</p>

<h3>What our average means</h3>
<p>We state an average ROI of {averageRoi}, which means that each dollar spent in the first year brings back {dollarsBack}. It is worth knowing what such a figure demands. A workflow that costs $1,200 all in saves $2,400 of time at an ROI of 100%: at $35 an hour, 69 hours a year. Every further 100 points take another 34 hours. An average also has a lower half. The example above lands at 269%, and a workflow with few cases can land well below that.</p>

<h2>How wrong can the estimate be?</h2>
<p>Every number above is an estimate; of yours, only the build price is fixed before we start. So the useful question is how far they can be off before the project stops making sense.</p>
<table>
<thead><tr><th>What if</th><th>Saved</th><th>Cost</th><th>ROI, year one</th></tr></thead>
<tbody>
<tr><td>All as planned</td><td>$9,660</td><td>$2,620</td><td>269%</td></tr>
<tr><td>Upkeep is double</td><td>$9,660</td><td>$3,250</td><td>197%</td></tr>
<tr><td>Half the time is saved</td><td>$4,830</td><td>$2,620</td><td>84%</td></tr>
<tr><td>Both at once</td><td>$4,830</td><td>$3,250</td><td>49%</td></tr>
<tr><td>Eight invoices a week, not thirty</td><td>$2,576</td><td>$2,620</td><td>-2%</td></tr>
</tbody>
</table>
<p>The last row is the important one. With eight invoices a week, scaled in proportion, the same workflow saves 73.6 hours a year and does not quite break even. Volume decides more than technology does.</p>
<blockquote><p>If a project only works with the optimistic numbers, we would rather tell you in the audit than in the invoice.</p></blockquote>

<h2>Three returns the math leaves out</h2>
<ul>
<li><strong>Speed.</strong> An inquiry answered in five minutes is worth more than the same inquiry answered tomorrow. Measure the change, but do not add it to the hours.</li>
<li><strong>Errors.</strong> If mistyped amounts cost you a known sum each year, put that sum in. If you do not know it, leave it out.</li>
<li><strong>Resilience.</strong> A process that runs while its owner is on vacation is worth something. It is hard to price, so treat it as a reason to choose between two equal projects.</li>
</ul>

<h2>Two mistakes that spoil the arithmetic</h2>
<h3>Counting hours that nobody gets back</h3>
<p>Saving ten people six minutes a day is an hour a day on paper. In practice six minutes disappear into the day. Prefer work that one or two people do in blocks, because a block of three hours can be given to something else.</p>
<h3>Forgetting the second year</h3>
<p>In the second year the build and the learning are paid. The same workflow then costs $840 + $630 = $1,470 and returns $8,190 net, provided that somebody looks after it. Ours includes {fastTrackSupport} of support on Fast Track and {scalePackSupport} on the Scale Pack; after that you can extend it or look after the workflow yourselves with the documentation we hand over.</p>

<h2>Do the math for your own process</h2>
<p>You need five numbers: cases a week, minutes a case, the share that will still need a person, your hourly cost and a monthly tool budget. Write them on one line and send them with your <a href="/book-call">booking</a>. We will have the table ready when the call begins. If you do not have a candidate yet, start with <a href="/blog/find-the-first-process-to-automate">How to Find the First Process to Automate</a>, and see <a href="/blog/measuring-an-automation-after-launch">how to check the result</a> once it runs.</p>`,
}
