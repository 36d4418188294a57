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

// One gap a line, item or row: visitors read the rest of the page until it is filled in.
export const privacy: SeedLegalPage = {
  title: 'Privacy Policy',
  slug: 'privacy',
  textChangedAt: '2026-11-25T00:00:00.000Z',
  html: `<p>This page explains which personal data we process when you use this website, why, and for how long.</p>
<h2>Who is responsible</h2>
<p>[Company name]<br>[Street and number]<br>[Postcode and city]<br>[Country]<br>Email: [Contact email]</p>
<p>Data protection contact: [Name and email, if one is appointed]</p>
<p>You can reach us at any time through our <a href="/contact">contact page</a>.</p>
<h2>What we process, in short</h2>
<table>
<thead><tr><th>When</th><th>Data</th><th>Purpose</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>You visit a page</td><td>IP address, time, page, browser</td><td>Delivering the page and preventing abuse</td><td>The site keeps no log of page views. Counters that prevent abuse are valid for one day at most</td></tr>
<tr><td>You visit the site</td><td>A number computed from your network, the name of your browser and a random key that is valid for one day; your first page and the site or campaign that you came from; no address</td><td>Counting visitors and where they come from</td><td>Until the first hour of the next day. Then the key and all numbers are deleted, and only the counts stay</td></tr>
<tr><td>You read an article</td><td>A number computed from your IP address, which cannot be turned back into it</td><td>Counting each reader once</td><td>30 days</td></tr>
<tr><td>You send an inquiry</td><td>Name, email, company, message, project type, budget, timeline, where your visit came from</td><td>Answering you</td><td>{inquiryKeepTime}. We delete it earlier if you ask us to</td></tr>
<tr><td>You book a call</td><td>Name, email, company, phone, message, your answers to our questions, date, time and time zone, where your visit came from</td><td>Arranging and holding the call</td><td>{bookingKeepTime}. We delete it earlier if you ask us to</td></tr>
<tr><td>We email you about a booking</td><td>Email address, kind of email, time</td><td>Proof that the email was sent</td><td>Two years</td></tr>
<tr><td>You subscribe to the newsletter</td><td>Email, time of subscription and confirmation, where your visit came from</td><td>Sending the newsletter</td><td>If you do not confirm, {subscriberKeepTime}. Else until you unsubscribe. After that we keep the address and the date, so that we do not write to you again. We delete them if you ask us to</td></tr>
<tr><td>You register as a client</td><td>Name, email, company, size, industry, interests, budget, timeline, where your visit came from</td><td>Preparing an offer</td><td>If you create no account, {registrationKeepTime}. Else as long as you have the account. We delete it earlier if you ask us to</td></tr>
<tr><td>You have an account</td><td>Name, email, company, phone, password (hashed), names and public keys of passkeys, sessions</td><td>Access to your dashboard</td><td>Until the account is closed. Sign-ups without confirmation are deleted after a day, and sessions after 30 days at most</td></tr>
</tbody>
</table>
<p>The legal bases under the General Data Protection Regulation are Article 6(1)(b) for bookings, inquiries about an offer, registrations and accounts; Article 6(1)(a) for the newsletter; and Article 6(1)(f), our legitimate interest in a working and secure site, for delivery, counting and security events.</p>
<h2>Bookings</h2>
<p>We store what you enter when you book in our database. You get a confirmation by email with a calendar file and a private link. With this link you can move or cancel the call. We also get an email about your booking.</p>
<p>If we have connected a Google Calendar, we read when that calendar is busy, so that we do not offer those times. We also add your booking to it with the details you gave. In that case Google Ireland Limited processes these data on our behalf.</p>
<p>Data that Google transfers to the United States are protected by [Transfer mechanism].</p>
<h2>Inquiries and email</h2>
<p>Inquiries are stored in our database and sent to us by email. Our emails are sent over an encrypted connection where the receiving server supports it. They contain no tracking pixels, and their links do not record who opened them.</p>
<h2>Newsletter</h2>
<p>We use double opt-in: after you enter your address, we email you a confirmation link. We send you the newsletter only after you confirm. We store the times of subscription and confirmation as evidence. You can withdraw your consent at any time with the link in each issue or by writing to us.</p>
<h2>Client registration and accounts</h2>
<p>Registration is by invitation. If you give a phone number, it is not stored in the database. It is only in the email that informs our team about the registration. Passwords are stored as a hash that cannot be turned back into the password.</p>
<h2>Where your visit came from</h2>
<p>When you open this site, your browser keeps the first page, the name of the site that led you here and the name of a campaign in the link (utm_source, utm_medium, utm_campaign). It keeps them in the memory of the tab (session storage) and forgets them when you close the tab. Nothing else is stored on your device for this, and it is not sent to us unless you send a form. Then we store it with the form, so that we know which of our work brings people here.</p>
<h2>Cookies</h2>
<p>When you sign in we set one session cookie. It is strictly necessary, cannot be read by scripts (HttpOnly) and is deleted when you sign out or when the session ends. Visitors who do not sign in get no cookie from us. There are no advertising cookies, no third-party trackers and no fonts or scripts loaded from other companies. We count visitors on our own server, without cookies. A visitor is recognized only within the same day.</p>
<h2>Security</h2>
<p>To protect the site we limit the number of requests per address and record security events, such as failed sign-ins, with the time and IP address. Security events are deleted after 90 days. Changes that our team makes are recorded in an audit log, which we keep as long as we need it to prove who changed what.</p>
<h2>Who receives data</h2>
<ul>
<li>Hosting: [Hosting provider, place of processing]</li>
<li>Email: [Email provider], [Place of processing]</li>
<li>Calendar: Google, if we have connected a Google Calendar</li>
<li>Other programs: [Programs that this site sends bookings, inquiries or registrations to, or 'none']</li>
</ul>
<p>[Statement on data processing agreements with these companies]</p>
<p>We do not sell personal data.</p>
<h2>Your rights</h2>
<p>You can ask for access, correction, deletion, restriction of processing and a portable copy of your data. You can object to processing based on legitimate interests. You also have the right to complain to a supervisory authority.</p>
<p>If you have an account, your dashboard has a file with all data about you, and a button that asks us to delete it.</p>
<p>Write to [Contact email].</p>
<p>Our supervisory authority is [Supervisory authority].</p>
<h2>Changes</h2>
<p>We update this page when the site changes. The date at the top shows when the text last changed.</p>`,
}

// Visitors read the lines whose gaps are filled in; the others wait for the operator.
export const imprint: SeedLegalPage = {
  title: 'Imprint',
  slug: 'imprint',
  textChangedAt: '2026-11-23T00:00:00.000Z',
  html: `<h2>Operator of this site</h2>
<p>[Company name and legal form]<br>[Street and number]<br>[Postcode and city]<br>[Country]</p>
<h2>Represented by</h2>
<p>[Name of managing director or owner]</p>
<h2>Contact</h2>
<p>Email: [Contact email]<br>Phone: [Phone number]</p>
<p>You can reach us with our <a href="/contact">contact form</a>.</p>
<h2>Register entry</h2>
<p>Register: [Name of register and court]<br>Number: [Registration number]</p>
<h2>VAT identification number</h2>
<p>[VAT number]</p>
<h2>Responsible for editorial content</h2>
<p>[Name and address]</p>
<h2>Dispute resolution</h2>
<p>[Statement on participation in consumer dispute resolution, where required]</p>
<h2>Illustrations</h2>
<p>The cover illustrations on this site were drawn for it.</p>`,
}

export const legalPages: readonly SeedLegalPage[] = [privacy, terms, imprint]
