import type { SeedArticle } from '../types'

export const measuringAfterLaunch: SeedArticle = {
  title: 'Measuring an Automation After Launch',
  slug: 'measuring-an-automation-after-launch',
  excerpt:
    'An automation that nobody measures is judged by its last mistake. Four numbers, one baseline and a thirty-minute review are enough to know whether it earns its keep.',
  category: 'costs-and-results',
  tags: ['measurement', 'KPIs', 'operations', 'review', 'SQL'],
  publishedAt: '2026-08-18T08:00:00.000Z',
  coverMotif: 'launch-review',
  coverAlt: 'A dial gauge beside a line chart with a marked launch day and a falling curve',
  seoTitle: 'Measuring an Automation After Launch',
  seoDescription:
    'How to tell whether an automation works: take a baseline before launch, track four numbers, set alerts for silence, and review at 30 and 90 days.',
  html: `<p>After launch, two things happen to every automation. People forget that it is there, and the only time they are reminded is when it goes wrong. After half a year the team remembers three incidents and none of the 4,000 quiet runs in between. If you want a fair judgment, you have to write things down from the first day, and ideally a little before.</p>

<h2>Take the baseline first</h2>
<p>You cannot measure a saving without knowing what was spent. In the two weeks before launch, time twenty real cases with a stopwatch, including the awkward ones, and note four values for each: minutes of work, hours from arrival to completion, whether a correction was needed, and who did it.</p>
<p>Use the median for the time of a typical case and the total for the saving. Averages are pulled up by the one case that took an afternoon, and that case may well still take an afternoon.</p>
<blockquote><p>Twenty timed cases are a small sample. Call the result an estimate, keep the sheet, and do not quote decimals.</p></blockquote>

<h2>The four numbers</h2>
<table>
<thead><tr><th>Number</th><th>Definition</th><th>A healthy value</th></tr></thead>
<tbody>
<tr><td>Volume</td><td>Cases that entered the workflow this week</td><td>Close to what you expected</td></tr>
<tr><td>Straight-through rate</td><td>Cases finished without a person, divided by volume</td><td>Rising for three months, then level</td></tr>
<tr><td>Handling time</td><td>Minutes people still spend per case, exceptions included</td><td>Well under the baseline</td></tr>
<tr><td>Correction rate</td><td>Finished cases that somebody changed afterwards</td><td>No higher than before launch</td></tr>
</tbody>
</table>
<p>The fourth is the one most often left out, and it keeps the second honest. A workflow that lets everything through has an excellent straight-through rate.</p>

<h3>From numbers to hours</h3>
<p>The saving for a month is short enough to do by hand:</p>
<p><code>saved hours = volume x (baseline minutes - handling minutes) / 60 - upkeep hours</code></p>
<p>Suppose 180 inquiries a month, a baseline of 6 minutes, a handling time of 1.5 minutes and 1.5 hours of upkeep. Then 180 x 4.5 / 60 = 13.5 hours, less 1.5, which leaves 12 hours a month. If the first estimate promised 20, the table above tells you where the other 8 went: too few cases, too many exceptions, or exceptions that take too long.</p>

<h2>Let the log do the counting</h2>
<p>If each run leaves a row with its outcome, the weekly report is one query. Nobody has to keep a tally.</p>
<pre><code>-- One line a week: volume, straight-through rate, handling and corrections.
SELECT
  date_trunc('week', finished_at)::date                        AS week,
  count(*)                                                     AS volume,
  round(100.0 * avg((outcome = 'automatic')::int), 1)          AS straight_through_pct,
  round(avg(coalesce(person_seconds, 0)) / 60.0, 1)            AS handling_minutes,
  round(100.0 * avg((corrected_at IS NOT NULL)::int), 1)       AS corrected_pct
FROM workflow_runs
WHERE workflow = 'invoice-intake'
  AND finished_at &gt;= now() - interval '12 weeks'
GROUP BY 1
ORDER BY 1;</code></pre>
<p>The last line of the result is always an incomplete week. Do not draw conclusions from it on a Tuesday.</p>

<h2>Alert on silence</h2>
<p>Errors announce themselves. The more dangerous failure is that nothing arrives: a password expired, a form was renamed, a filter catches everything. So set alerts on what is missing as well as on what breaks.</p>
<ul>
<li><strong>Silence.</strong> No case during business hours for three times the usual gap.</li>
<li><strong>Backlog.</strong> More open exceptions than one person clears in a day.</li>
<li><strong>Speed.</strong> A case that has waited longer than the baseline used to take.</li>
<li><strong>Spend.</strong> Tool costs above a monthly ceiling, checked daily.</li>
</ul>
<p>Four alerts are enough, and each goes to one named person. An alert that is sent to a channel of twelve people is read by none of them.</p>

<h2>Two reviews, thirty minutes each</h2>
<h3>After 30 days</h3>
<p>Sit down with the owner and the person who used to do the work. Go through the four numbers, then open the ten most recent exceptions one by one. Usually two or three causes explain most of them. Fix the most frequent, and leave the rest alone until you have seen them again.</p>
<h3>After 90 days</h3>
<p>Repeat the stopwatch exercise with twenty cases and compare it with the baseline. Then do the full sum with real costs, as shown in <a href="/blog/what-an-automation-costs-and-returns">What an Automation Really Costs and Returns</a>. There are three possible outcomes:</p>
<table>
<thead><tr><th>What you find</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Saves about what was planned</td><td>Leave it alone, review once a year</td></tr>
<tr><td>Saves something, exceptions dominate</td><td>Spend one day on the two most frequent causes</td></tr>
<tr><td>Saves less than its running costs</td><td>Switch it off, keep the notes</td></tr>
</tbody>
</table>
<p>The third outcome happens. A process shrinks, a supplier changes, an estimate was wrong. Switching off an automation that does not pay is good management, and it is much easier when a table says so.</p>

<h2>What not to measure</h2>
<ol>
<li><strong>Runs and steps.</strong> They describe the machine and say nothing about the work.</li>
<li><strong>Individual people.</strong> You are measuring a process. If colleagues suspect that exceptions are counted against them, they will stop recording them, and depending on where you are it may not be lawful.</li>
<li><strong>Satisfaction on a scale of ten.</strong> With five users, ask them. The conversation is the data.</li>
</ol>

<h2>A page you can copy</h2>
<p>For every workflow we hand over, the documentation ends with a single page: the baseline and its date, the four numbers with their current values, the alerts and who receives them, the two review dates, and the name of the owner. When that page is filled in, the support period can end without anyone being nervous.</p>
<p>If you have an automation that is already running and you are unsure whether it pays off, bring its log to a <a href="/book-call">free audit</a>. Half an hour is usually enough to find the baseline in old records and do the sum. Those still choosing may prefer to begin with <a href="/blog/find-the-first-process-to-automate">finding the first process</a>.</p>`,
}
