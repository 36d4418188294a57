import type { SeedLegalPage } from '../types'

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
