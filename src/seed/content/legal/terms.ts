import type { SeedLegalPage } from '../types'

export const terms: SeedLegalPage = {
  title: 'Terms of Service',
  slug: 'terms',
  html: `<p>These terms apply to the use of this website and to the free audit. Paid projects are governed by the written offer that both sides accept. This is a starting text; the fields in square brackets are to be filled in by the operator, and the text should be reviewed by a lawyer before launch.</p>
<h2>1. Provider</h2>
<p>The site is provided by [Company name], [Full address], [Country] ("we").</p>
<h2>2. The website</h2>
<p>We describe our services, publish articles and offer forms for inquiries and bookings. We take care that the content is correct, but articles are general information and do not replace advice on your own case. Savings, returns and durations are typical figures or estimates and are not guaranteed.</p>
<h2>3. The free audit</h2>
<ul>
<li>The call is free and leads to no obligation to buy.</li>
<li>A booking is a request until we confirm it by email.</li>
<li>You can move or cancel the call with the link in your confirmation. Please do so as early as you can.</li>
<li>We may decline or move a booking, for example in case of illness.</li>
<li>Notes and estimates from the call are given in good faith and may be used by you freely.</li>
</ul>
<h2>4. Projects and prices</h2>
<p>Prices on this site are in US dollars and do not include [VAT or other applicable taxes]. "From" prices are the lowest price for the scope described. The binding scope, price, schedule and payment terms are those in the written offer. Fees for third-party software are paid by the client directly to its provider.</p>
<h2>5. Accounts</h2>
<p>Accounts are meant for our clients. Keep your password to yourself and tell us if you believe that somebody else has used your account. We may block an account to prevent misuse.</p>
<h2>6. Fair use</h2>
<p>Please do not try to get around the access rules or limits of this site, send automated submissions, or enter other people's data without their agreement. To report a security weakness write to [Security contact email]; we are grateful and will answer.</p>
<h2>7. Rights in content</h2>
<p>Texts, illustrations and design of this site belong to us or are used with permission. You may quote and link. Code samples in the articles may be used freely and come without warranty.</p>
<h2>8. Confidentiality</h2>
<p>What you tell us about your business in an inquiry or a call is used only to advise you and to prepare an offer. On request we sign a confidentiality agreement before the call.</p>
<h2>9. Liability</h2>
<p>We are liable without limit for intent and gross negligence and for injury to life, body or health. In other cases liability is limited to [Limit under the governing law]. Mandatory rights of consumers remain unaffected.</p>
<h2>10. Governing law and place of jurisdiction</h2>
<p>The law of [Country] applies. The place of jurisdiction for business clients is [City]. If one provision of these terms is invalid, the others remain in force.</p>
<h2>11. Contact</h2>
<p>Questions about these terms: [Contact email].</p>`,
}
