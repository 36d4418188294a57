import type { SeedArticle } from '../types'

export const crmAndEmailIntegration: SeedArticle = {
  title: 'CRM and Email Integration Without Losing Data',
  slug: 'crm-and-email-integration-without-losing-data',
  excerpt:
    'Most integrations fail quietly: a lead that arrived twice, a note that overwrote a better one, a message that was never delivered. Five rules prevent nearly all of it.',
  category: 'integrations',
  tags: ['CRM', 'email', 'webhooks', 'idempotency', 'data quality', 'integration'],
  publishedAt: '2026-09-29T08:00:00.000Z',
  coverMotif: 'envelope-sync',
  coverAlt: 'Two record cards joined by a loop of arrows with an envelope passing between them',
  seoTitle: 'CRM and Email Integration Without Losing Data',
  seoDescription:
    'Five rules for connecting email and CRM safely: one owner per field, idempotent webhooks, careful matching, a dead-letter list and a nightly comparison.',
  html: `<p>Connecting an inbox to a CRM takes an afternoon. Connecting them so that you still trust the CRM a year later takes a little more thought. The failures are quiet: nothing turns red, and one day a sales colleague says that she no longer looks at the activity list because half of it is missing.</p>
<p>We have repaired enough of these to recognize a pattern. Five rules prevent nearly all of it.</p>

<h2>Rule 1: every field has one owner</h2>
<p>Two-way sync sounds generous, but if two systems may write the same field then the last one wins, and the last one is often the one that knew less. Decide per field, not per system, and write it down.</p>
<table>
<thead><tr><th>Field</th><th>Owner</th><th>The other side</th></tr></thead>
<tbody>
<tr><td>Email address</td><td>CRM</td><td>Read only</td></tr>
<tr><td>Deal stage</td><td>CRM</td><td>Read only</td></tr>
<tr><td>Last contacted</td><td>Email system</td><td>Written by the sync, locked in the CRM</td></tr>
<tr><td>Newsletter consent</td><td>Newsletter tool</td><td>Read only, with the date of consent</td></tr>
<tr><td>Phone number</td><td>CRM</td><td>The signature parser may fill it only when empty</td></tr>
</tbody>
</table>
<p>"Fill only when empty" is the most useful phrase in the table. A parser that reads phone numbers from email signatures is right most of the time, and it must never replace a number that a person typed.</p>

<h2>Rule 2: expect every message twice</h2>
<p>Webhooks are delivered at least once. A sender that does not hear back within a few seconds will try again, even though your first attempt succeeded. Without a precaution that is how one inquiry becomes two contacts and two welcome emails.</p>
<p>The precaution is an idempotency key: an identifier that stays the same when the message is repeated. Most senders provide one.</p>
<pre><code>{
  "id": "evt_7f3a91",
  "type": "message.received",
  "created_at": "2026-09-22T09:14:07Z",
  "data": {
    "message_id": "&lt;a81c.4@mail.example&gt;",
    "from": { "name": "Ines Moreau", "email": "ines@example.com" },
    "subject": "Quote for 40 desk lamps",
    "received_at": "2026-09-22T09:14:02Z"
  }
}</code></pre>
<p>The handler stores the key first and does the work second, both in one transaction. If the key is there already, it answers politely and does nothing.</p>
<pre><code>export async function handleEvent(event, db) {
  return db.transaction(async (tx) =&gt; {
    const firstTime = await tx.query(
      'INSERT INTO processed_events (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
      [event.id],
    )
    if (firstTime.rowCount === 0) return { status: 200, body: 'already processed' }

    const contact = await findOrCreateContact(tx, event.data.from)
    await addActivity(tx, contact.id, event.data)
    return { status: 200, body: 'processed' }
  })
}</code></pre>
<p>Checking first and inserting afterwards looks the same and is not: two copies that arrive in the same moment both pass the check. Let the database decide, as the <code>ON CONFLICT</code> clause does here. No-code platforms offer the same thing under names such as "deduplicate" or "data store"; use it, and choose the sender's event id as the key.</p>

<h2>Rule 3: match carefully, merge rarely</h2>
<p>Before a contact is created, look for the person. We match in this order and stop at the first hit:</p>
<ol>
<li>the exact email address, in lower case and trimmed;</li>
<li>a known alias of that address;</li>
<li>the same company domain and the same full name, which makes a suggestion for a person to confirm.</li>
</ol>
<p>Names alone never match automatically. Public domains such as the large webmail providers never count as a company. And no automation merges two existing records: merging is the one operation that most CRMs cannot undo.</p>

<h2>Rule 4: keep what could not be delivered</h2>
<p>Every integration meets a message it cannot process. A required field is missing, the CRM answers "too many requests", a password has expired. There are three honest responses: try again later, put it aside for a person, or both. Dropping it is not among them.</p>
<ul>
<li>Try again after 1, 5, 30 and 120 minutes. Most outages are shorter than that.</li>
<li>Then move it to a list that a named person opens every morning, with the reason and the original payload.</li>
<li>Give each row a button to process it again. Because of Rule 2, pressing it twice does no harm.</li>
</ul>
<blockquote><p>An integration without a list of failures does not have no failures. It has failures that nobody sees.</p></blockquote>

<h2>Rule 5: compare the totals every night</h2>
<p>Finally, do not rely on the integration to report on itself. Once a night, count on both sides and send one line to the owner.</p>
<table>
<thead><tr><th>Check</th><th>Inbox</th><th>CRM</th><th>Difference</th></tr></thead>
<tbody>
<tr><td>Inquiries received yesterday</td><td>43</td><td>43</td><td>0</td></tr>
<tr><td>Replies sent yesterday</td><td>61</td><td>60</td><td>1: address not in the CRM</td></tr>
<tr><td>Contacts with two records</td><td>-</td><td>2</td><td>For review</td></tr>
</tbody>
</table>
<p>A difference of zero takes two seconds to read. A difference of twelve tells you this morning what would otherwise have surfaced at the end of the quarter.</p>

<h2>The order to build in</h2>
<ol>
<li>Write the table of field owners and have sales agree to it.</li>
<li>Build one direction first, from email to CRM, in a test account.</li>
<li>Replay a week of real messages twice. The second run must change nothing.</li>
<li>Switch it on for one colleague for three days, and read the failures list with them.</li>
<li>Add the nightly comparison before the remaining team, not after.</li>
</ol>
<p>Replaying everything twice is the step that is skipped most often, and it is the one that finds most problems. It costs ten minutes.</p>
<p>The small version of this project is our <a href="/automation-ideas/email-to-crm">email to CRM idea</a>: one inbox, one CRM, one to two days. If your systems are less common, or if the data is already untidy, <a href="/contact">tell us what you use</a> and we will say whether a supported connection exists and what it would take to clean up first.</p>`,
}
