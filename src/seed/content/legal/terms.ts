import type { SeedLegalPage } from '../types'

// One gap a line, item or row: visitors read the rest of the page until it is filled in.
export const terms: SeedLegalPage = {
  title: 'Terms of Service',
  slug: 'terms',
  textChangedAt: '2026-11-23T00:00:00.000Z',
  html: `<p>These terms apply to the use of this website and to the free audit. Paid projects are governed by the written offer that both sides accept.</p>
<h2>Provider</h2>
<p>This site is provided by [Company name], [Full address], [Country].</p>
<p>You can find the details of the provider in our <a href="/imprint">imprint</a>.</p>
<h2>The website</h2>
<p>We describe our services, publish articles and offer forms for inquiries and bookings. We check our content carefully, but articles are general information and do not replace advice on your own case. Savings, returns and durations are typical figures or estimates and are not guaranteed.</p>
<h2>The free audit</h2>
<ul>
<li>The audit is free, and you do not have to buy anything.</li>
<li>A booking is a request until we confirm it by email.</li>
<li>You can move or cancel the call with the link in your confirmation. Please do so as early as you can.</li>
<li>We may decline or move a booking, for example in case of illness.</li>
<li>Notes and estimates from the call are given in good faith. You may use them freely.</li>
</ul>
<h2>Projects and prices</h2>
<p>Prices on this site are in US dollars. "From" prices are the lowest price for the scope described. The binding scope, price, schedule and payment terms are those in the written offer. The client pays fees for third-party software directly to its provider.</p>
<p>Prices do not include [VAT or other applicable taxes].</p>
<h2>Accounts</h2>
<p>Accounts are meant for our clients. Keep your password to yourself and inform us if you believe that someone else has used your account. We may block an account to prevent misuse.</p>
<h2>Fair use</h2>
<p>Please do not try to get around the access rules or limits of this site, send automated submissions, or enter other people's data without their agreement. If you find a security weakness, please report it to us. We are grateful and will answer.</p>
<p>Security contact: [Security contact email]</p>
<h2>Rights in content</h2>
<p>Texts, illustrations and design of this site belong to us or are used with permission. You may quote and link. Code samples in the articles may be used freely and come without warranty.</p>
<h2>Confidentiality</h2>
<p>We use what you tell us about your business in an inquiry or a call only to advise you and to prepare an offer. On request we sign a confidentiality agreement before the call.</p>
<h2>Liability</h2>
<p>We are liable without limit for intent and gross negligence and for injury to life, body or health. Mandatory rights of consumers remain unaffected.</p>
<p>In other cases liability is limited to [Limit under the governing law].</p>
<h2>Governing law and place of jurisdiction</h2>
<p>The law of [Country] applies.</p>
<p>The place of jurisdiction for business clients is [City].</p>
<p>If one provision of these terms is invalid, the others remain in force.</p>
<h2>Contact</h2>
<p>Questions about these terms: [Contact email]</p>
<p>Or use our <a href="/contact">contact form</a>.</p>`,
}
