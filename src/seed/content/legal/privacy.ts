import type { SeedLegalPage } from '../types'

export const privacy: SeedLegalPage = {
  title: 'Privacy Policy',
  slug: 'privacy',
  html: `<p>This page explains which personal data we process when you use this website, why, and for how long. It is a starting text that describes what the site does. The fields in square brackets are to be filled in by the operator, and the text should be reviewed by a lawyer before launch.</p>
<h2>1. Who is responsible</h2>
<p>[Company name]<br>[Street and number]<br>[Postcode and city]<br>[Country]<br>Email: [Contact email]</p>
<p>Data protection contact: [Name and email, if one is appointed]</p>
<h2>2. What we process, in short</h2>
<table>
<thead><tr><th>When</th><th>Data</th><th>Purpose</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>You visit a page</td><td>IP address, time, page, browser</td><td>Delivery and security of the site</td><td>[30] days</td></tr>
<tr><td>You visit the site</td><td>A number computed from your network, the name of your browser and a random key that is valid for one day; no address and no page</td><td>Counting visitors</td><td>Until the first hour of the next day; then the key and all numbers are deleted, and only the count stays</td></tr>
<tr><td>You read an article</td><td>A number computed from your IP address, from which nobody can get back to it</td><td>Counting each reader once</td><td>30 days</td></tr>
<tr><td>You send an inquiry</td><td>Name, email, company, message, project type, budget, timeline</td><td>Answering you</td><td>[24] months after the last contact</td></tr>
<tr><td>You book a call</td><td>Name, email, company, phone, message, date, time and time zone</td><td>Arranging and holding the call</td><td>[24] months after the call</td></tr>
<tr><td>You subscribe to the newsletter</td><td>Email, time of subscription and confirmation</td><td>Sending the newsletter</td><td>Until you unsubscribe</td></tr>
<tr><td>You register as a client</td><td>Name, email, company, size, industry, interests, budget, timeline</td><td>Preparing an offer</td><td>[24] months, or as long as the contract requires</td></tr>
<tr><td>You have an account</td><td>Name, email, company, phone, password (hashed), sessions</td><td>Access to your dashboard</td><td>Until the account is closed</td></tr>
</tbody>
</table>
<p>The legal bases under the General Data Protection Regulation are Article 6(1)(b) for bookings, inquiries about an offer, registrations and accounts; Article 6(1)(a) for the newsletter; and Article 6(1)(f), our legitimate interest in a working and secure site, for logs and security events.</p>
<h2>3. Bookings</h2>
<p>What you enter when you book is stored in our database. You receive a confirmation by email with a calendar file and a private link with which you can move or cancel the call. We receive a notification by email.</p>
<p>If we have connected a Google Calendar, we read the times at which that calendar is busy, so that we do not offer them, and we enter your booking there with the details you gave. In that case Google Ireland Limited processes these data on our behalf; data may be transferred to the United States under the safeguards of [Transfer mechanism].</p>
<h2>4. Inquiries and email</h2>
<p>Inquiries are stored in our database and sent to us by email. Our email provider is [Email provider]. Emails are sent over an encrypted connection where the receiving server supports it.</p>
<h2>5. Newsletter</h2>
<p>We use double opt-in: after you enter your address you receive a message with a confirmation link, and only when you confirm it do we send you the newsletter. We store the times of subscription and confirmation as evidence. You can withdraw your consent at any time through the link in each issue or by writing to us.</p>
<h2>6. Client registration and accounts</h2>
<p>Registration is by invitation. The phone number that you may give is not stored in the database. It is contained in the email that tells our team about the registration. Passwords are stored as a hash that cannot be turned back into the password.</p>
<h2>7. Cookies</h2>
<p>When you sign in we set one session cookie. It is strictly necessary, is not readable by scripts (HttpOnly) and is deleted when you sign out or when the session ends. Visitors who do not sign in receive no cookie from us. There are no advertising cookies, no third-party trackers and no fonts or scripts loaded from other companies. We count visitors on our own server, without cookies: a visitor is known again only within the same day (see section 2).</p>
<h2>8. Security</h2>
<p>To protect the site we limit the number of requests per address and record security events, such as failed sign-ins, with the time and IP address. Administrative changes are recorded in an audit log. These records are kept for [12] months.</p>
<h2>9. Who receives data</h2>
<ul>
<li>Hosting: [Hosting provider, place of processing]</li>
<li>Email: [Email provider, place of processing]</li>
<li>Calendar: Google, if connected (see section 3)</li>
</ul>
<p>We have data processing agreements with these companies. We do not sell personal data.</p>
<h2>10. Your rights</h2>
<p>You may ask for access, correction, deletion, restriction of processing and a portable copy of your data, and you may object to processing based on legitimate interests. Write to [Contact email]. You also have the right to complain to a supervisory authority, for example [Supervisory authority].</p>
<h2>11. Changes</h2>
<p>We update this page when the site changes. The date at the top tells you when that last happened.</p>`,
}
