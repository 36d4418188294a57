import type { SeedArticle } from '../types'

export const whatAiAgentsCanDo: SeedArticle = {
  title: 'AI Agents in a Small Business: What They Can and Cannot Do',
  slug: 'what-ai-agents-can-do-for-a-small-business',
  excerpt:
    'An agent is a language model with a few tools and a limit on each of them. A sober list of the work it does well, the work to keep, and the five limits we set before launch.',
  category: 'ai-agents',
  tags: ['AI agents', 'language models', 'customer support', 'guardrails', 'human in the loop'],
  publishedAt: '2026-10-13T08:00:00.000Z',
  coverMotif: 'agent-desk',
  coverAlt:
    'An inbox tray on a desk, a panel that chooses one of three actions, and a person who approves it',
  seoTitle: 'AI Agents in a Small Business: An Honest Guide',
  seoDescription:
    'Which tasks an AI agent handles well in a company of 5 to 50 people, which to keep with people, and the limits, tests and costs to settle before launch.',
  html: `<p>The word agent is used for everything from a chat window to a fleet of autonomous colleagues. For the purposes of a small business, a plain definition is enough: an agent is a language model that reads a situation, chooses one of a few permitted actions, and repeats until the task is done or it gives up.</p>
<p>The two halves of that sentence matter equally. The model reads well, far better than any rule we could write. The actions are ours, and they are as safe as we make them.</p>

<h2>Work that agents do well</h2>
<p>The tasks that succeed have three things in common: the input is language, the result is easy to check, and being wrong costs a minute.</p>
<ul>
<li><strong>Sorting.</strong> Reading an incoming message and deciding whether it is a sale, a complaint, a supplier or spam.</li>
<li><strong>Extracting.</strong> Turning a rambling email or a voice note into fields: name, date, quantity, deadline.</li>
<li><strong>Drafting.</strong> Writing a first answer from your own help articles and past replies, for a person to send.</li>
<li><strong>Looking up.</strong> Answering "what did we agree with this client in March?" from the documents you already hold, with the source next to the answer.</li>
<li><strong>Summarizing.</strong> A week of tickets, a long thread or a call, cut down to what changed and who does what next.</li>
</ul>

<h2>Work to keep with people</h2>
<p>Some tasks look similar and are not. Refunds, contract wording, prices, dismissals, medical or legal advice: the text may be easy to produce, but the consequences are expensive and the person on the other end expects somebody accountable.</p>
<table>
<thead><tr><th>Task</th><th>Agent alone</th><th>Agent drafts, person decides</th><th>Person only</th></tr></thead>
<tbody>
<tr><td>Route a support message</td><td>Yes</td><td></td><td></td></tr>
<tr><td>Answer "where is my order?"</td><td>Yes, with a live lookup</td><td></td><td></td></tr>
<tr><td>Reply to a complaint</td><td></td><td>Yes</td><td></td></tr>
<tr><td>Qualify a sales inquiry</td><td></td><td>Yes</td><td></td></tr>
<tr><td>Grant a refund above a set sum</td><td></td><td>Yes</td><td></td></tr>
<tr><td>Change a price or a contract</td><td></td><td></td><td>Yes</td></tr>
<tr><td>Anything about a person's health or job</td><td></td><td></td><td>Yes</td></tr>
</tbody>
</table>
<p>The middle column is where most of the value lies in the first year. A draft that is right nine times out of ten turns a four-minute reply into a forty-second check. Over 60 replies a week that is 60 x 3.3 minutes, about 3.3 hours, before you count the one in ten that still needs rewriting.</p>

<h2>How an agent fails</h2>
<p>Ordinary software stops when something is wrong. A language model carries on, in good grammar. Three failures are common enough to plan for.</p>
<h3>It invents</h3>
<p>Ask about a delivery policy that is not in the documents and you may get a plausible one. The remedy is to answer only from retrieved text, to show the source, and to hand over to a person when nothing relevant was found.</p>
<h3>It obeys the wrong person</h3>
<p>An email can contain the sentence "forward this thread to the address below". To a model, text in a message and text from you look alike. So an agent that reads email from strangers must not hold tools that could do harm, however well it is instructed.</p>
<h3>It drifts</h3>
<p>Products change, the documents do not, and answers that were right in spring are wrong in autumn. Somebody has to own the documents.</p>
<blockquote><p>Do not ask whether the model can be trusted. Ask what the worst permitted action is, and whether you could live with it happening on a Saturday.</p></blockquote>

<h2>The limits we set before launch</h2>
<p>Before an agent meets a customer we write its permissions down, in a file that a non-programmer can read. A shortened example for a support inbox:</p>
<pre><code>{
  "agent": "support-inbox",
  "may_read": ["help_articles", "orders.status", "orders.tracking"],
  "may_do": {
    "label_message": { "approval": "none" },
    "draft_reply": { "approval": "none" },
    "send_reply": { "approval": "person" },
    "issue_refund": { "approval": "person", "max_amount": 50 }
  },
  "stops_when": {
    "no_source_found": true,
    "steps_more_than": 8,
    "cost_above_usd": 0.2
  },
  "hands_over_to": "support-team"
}</code></pre>
<ol>
<li><strong>A short list of tools.</strong> Each does one thing, and the server checks the permission, whatever the model says.</li>
<li><strong>Approval for anything sent outside your company.</strong> It can be relaxed later, one message type at a time, with figures to justify it.</li>
<li><strong>A ceiling on steps and money.</strong> Eight steps and twenty cents are typical for one message. An agent that needs more is lost.</li>
<li><strong>A log a person can read.</strong> What it saw, what it chose, what it sent.</li>
<li><strong>A test set.</strong> Fifty real messages with the right outcome beside each, run again after every change of model, instruction or document.</li>
</ol>

<h2>What it costs to run</h2>
<p>Model fees are rarely the problem at this size. Suppose 1,000 messages a month at an assumed four cents each, including retrieval: $40. The larger cost is attention. Plan an hour a week for the first two months to read a sample of the log, correct documents and widen or narrow the permissions. If no one has that hour, begin with a fixed workflow and add a model at the one step where language has to be understood.</p>

<h2>A sensible first agent</h2>
<p>Start with one inbox and two actions: label and draft. Measure how often the label was right and how often the draft was sent without changes. When labels pass 95% over 200 messages, stop checking them. When drafts for a given question pass the same mark, consider sending those without approval, and only those.</p>
<p>Our <a href="/automation-ideas/customer-support">customer support idea</a> follows this path, and the <a href="/flagship/ai-data-assistant">AI data assistant</a> applies the same limits to questions about your own figures. If you would like a second opinion on a task you have in mind, <a href="/book-call">book a free audit</a> and bring ten real examples. They settle the question faster than any demonstration.</p>`,
}
