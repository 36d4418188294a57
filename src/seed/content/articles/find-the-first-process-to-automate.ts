import type { SeedArticle } from '../types'

export const findTheFirstProcessToAutomate: SeedArticle = {
  title: 'How to Find the First Process to Automate',
  slug: 'find-the-first-process-to-automate',
  excerpt:
    'The best first automation is rarely the most impressive one. A two-week log, a short score sheet and one database query will show you where to start.',
  category: 'strategy',
  tags: ['process mapping', 'prioritization', 'small business', 'audit', 'SQL'],
  publishedAt: '2026-11-10T08:00:00.000Z',
  featured: true,
  coverMotif: 'process-map',
  coverAlt: 'A map of small connected process steps with one step marked in orange as the place to start',
  seoTitle: 'How to Find the First Process to Automate',
  seoDescription:
    'A practical method for choosing your first automation: keep a two-week log, score five factors, confirm with data, and test the choice before you build.',
  html: `<p>Most teams that ask us for an audit already have a candidate in mind. It is usually the process that annoyed somebody most recently. Annoyance is a fair place to begin looking, but it is a poor way to choose. The first automation sets expectations for every one after it, so it should be small enough to finish, frequent enough to matter and dull enough that nobody will miss it.</p>
<p>This is the method we use in the first half hour of an audit. You can run it without us.</p>

<h2>Keep a log for two weeks</h2>
<p>Ask everybody in the team to write one line whenever they move information from one place to another by hand. Copying a name from an email into the CRM counts. Retyping a total from a PDF counts. Asking a colleague for a status so that it can be passed on to a client counts.</p>
<p>The line needs four things and no more:</p>
<ul>
<li><strong>What</strong> was moved, in plain words: "delivery address, order to courier form".</li>
<li><strong>From where to where</strong>: the two systems, or the person and the system.</li>
<li><strong>How long</strong> it took, rounded to five minutes.</li>
<li><strong>What went wrong</strong>, if anything did.</li>
</ul>
<p>A shared spreadsheet is enough. Two weeks catches weekly work twice and most of the oddities. Monthly work, such as closing the books, has to be added from memory.</p>
<blockquote><p>People describe the process as it was designed. The log shows the process as it is done. The gap between the two is often where the time goes.</p></blockquote>

<h2>Ask the database what people do by hand</h2>
<p>Memory is biased toward the irritating. If your CRM or shop stores who changed a record, one query will show the routine edits that nobody thinks to mention. The version below is for PostgreSQL and assumes an audit table with a user, an entity, a field and a time; most systems can export something close to it.</p>
<pre><code>-- Fields that people edit by hand most often, last 30 days.
SELECT
  entity,
  field,
  count(*)                          AS edits,
  count(DISTINCT user_id)           AS people,
  round(count(*) * 1.5 / 60.0, 1)   AS est_hours  -- assumes 90 seconds an edit
FROM audit_log
WHERE changed_at &gt;= now() - interval '30 days'
  AND source = 'manual'
GROUP BY entity, field
HAVING count(*) &gt;= 40
ORDER BY edits DESC
LIMIT 20;</code></pre>
<p>The column <code>est_hours</code> is an estimate and should be read as one: 90 seconds is our assumption, and you should time a handful of edits and replace it. What matters is the order of the list. A field that four people edit 600 times a month by hand is a queue of work that nobody has named.</p>

<h2>Score the candidates</h2>
<p>Take the five to eight longest entries from the log and the query, and give each a score from 1 to 5 on five factors. Do it together, aloud, in less than an hour.</p>
<table>
<thead><tr><th>Factor</th><th>1 means</th><th>5 means</th></tr></thead>
<tbody>
<tr><td>Frequency</td><td>Once a month</td><td>Many times a day</td></tr>
<tr><td>Rules</td><td>Depends on judgment</td><td>Could be written on one page</td></tr>
<tr><td>Inputs</td><td>Phone calls, handwriting</td><td>Structured fields or a fixed form</td></tr>
<tr><td>Cost of a mistake</td><td>A client or a tax office notices</td><td>Put right in a minute</td></tr>
<tr><td>Access</td><td>No export and no API</td><td>Supported connection on both sides</td></tr>
</tbody>
</table>
<p>Add up the columns and look at the top three. Then multiply each candidate's minutes by its weekly count. A process with 22 points that takes 15 minutes a week can wait. One with 19 points that takes four hours a week probably should not.</p>

<h3>A worked example</h3>
<p>Suppose a design studio of nine logs three candidates. The figures are an illustration, with the arithmetic shown so that you can put your own in.</p>
<table>
<thead><tr><th>Candidate</th><th>Score</th><th>Times a week</th><th>Minutes each</th><th>Hours a week</th></tr></thead>
<tbody>
<tr><td>Inquiry emails into the CRM</td><td>22</td><td>45</td><td>4</td><td>3.0</td></tr>
<tr><td>Supplier invoices into the ledger</td><td>17</td><td>20</td><td>15</td><td>5.0</td></tr>
<tr><td>Monday status summary for clients</td><td>16</td><td>8</td><td>25</td><td>3.3</td></tr>
</tbody>
</table>
<p>Invoices take the most time, yet inquiries are the better first project: the rules fit on a page, a wrong entry is put right in a minute, and both systems have supported connections. Three hours a week is about 12 hours a month, which is inside the {hoursPerMonth} hours that our clients typically save. Invoices come second, once the team has seen one automation run for a month. We describe that project in <a href="/blog/invoice-processing-step-by-step">Invoice Processing, Step by Step</a>.</p>

<h2>Three reasons to reject a good score</h2>
<ol>
<li><strong>The process is about to change.</strong> If a new system arrives next quarter, automate after the move.</li>
<li><strong>Nobody owns it.</strong> An automation needs one person who is told when it stops. If three departments share a process and none of them would answer the alert, settle that first.</li>
<li><strong>It should not exist.</strong> Some reports are prepared every Friday and opened by nobody. Stop for two weeks and see who asks. Deleting a process is the cheapest automation there is.</li>
</ol>

<h2>Test the choice before you build</h2>
<p>Write the process as a numbered list on one page: the trigger, each step, each decision, and what happens when something is missing. Hand the page to a colleague who has never done the work and ask them to process five real cases using nothing else. Every question they ask is a rule that the software will also need.</p>
<p>If they finish with one or two questions, you are ready to build. If they cannot finish, you have learned it for the price of an afternoon.</p>

<p>Ask one more question before you start: what happens to the hours that the automation frees? If the answer is a name and a task, the saving is real. If the answer is a shrug, the hours will disappear into the week, and nobody will be able to say later whether the project paid.</p>

<h2>What to do this week</h2>
<ul>
<li>Open a shared sheet with the four columns and ask the team to fill it for two weeks.</li>
<li>Export last month's change history from the system you use most.</li>
<li>Choose an owner before you choose a tool.</li>
</ul>
<p>When you have a shortlist, bring it to a <a href="/book-call">free audit</a>. We will go through the scores with you and say plainly which candidate we would build first, including when the answer is that you can do it yourself. Our ten <a href="/automation-ideas">automation ideas</a> are a useful list to compare yours with.</p>`,
}
