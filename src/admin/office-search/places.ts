type Place = readonly [label: string, href: string, words: string, forSuperAdmins?: true]

// Words that people type for a place, beside its name.
const places: readonly Place[] = [
  ['Overview', '/super-admin', 'home figures waiting start dashboard funnel visitors', true],
  ['Bookings', '/super-admin/bookings', 'calls appointments meetings week agenda', true],
  ['Inbox', '/admin/queue', 'inquiries registrations messages leads requests queue'],
  ['People', '/super-admin/people', 'contacts clients customers visitors export erase privacy gdpr', true],
  [
    'Board of stages',
    '/super-admin/people?view=board',
    'pipeline deals won lost stage outcome offers leads',
    true,
  ],
  ['Invites', '/super-admin/invites', 'invitations register clients', true],
  ['Users', '/super-admin/users', 'accounts colleagues team roles rights', true],
  [
    'Calendar settings',
    '/super-admin/calendar#calendar-settings',
    'hours working days off holiday holidays vacation closed notice buffer reminders mails time zone meeting link video',
    true,
  ],
  ['Calendar', '/super-admin/calendar', 'google connection busy times sync ics', true],
  ['Hosts', '/super-admin/hosts', 'team colleagues hours days off takes calls', true],
  ['Blogs', '/super-admin/blogs', 'articles views', true],
  [
    'Brand',
    '/super-admin/brand',
    'name logo colors colours fonts tagline social links sender currency',
    true,
  ],
  ['Security', '/super-admin/security', 'events alerts sign-ins attacks', true],
  [
    'Monitoring',
    '/super-admin/monitoring',
    'audit log health backup mail emails outbox smtp webhooks api keys version disk',
    true,
  ],
  ['Editor', '/admin', 'content cms website what is next drafts'],
  ['Articles', '/admin/collections/blogs', 'blog posts news'],
  ['Categories', '/admin/collections/blog-categories', 'blog topics'],
  ['Newsletter', '/admin/collections/newsletter-issues', 'issues mailing emails'],
  ['Subscribers', '/admin/collections/subscribers', 'newsletter readers mailing list'],
  ['Pages', '/admin/collections/custom-pages', 'landing new page'],
  ['Page texts', '/admin/collections/pages', 'built-in headlines home about services contact wording'],
  ['Legal pages', '/admin/collections/legal-pages', 'privacy imprint terms cookies gdpr'],
  ['Pricing plans', '/admin/collections/pricing-plans', 'prices price cost costs packages offers'],
  ['Add-ons', '/admin/collections/add-ons', 'prices price cost extras'],
  ['Ideas', '/admin/collections/ideas', 'automation ideas examples'],
  ['Flagships', '/admin/collections/flagships', 'products flagship solutions'],
  ['Case studies', '/admin/collections/case-studies', 'references customers results stories'],
  ['Answer templates', '/admin/collections/reply-templates', 'replies email snippets texts'],
  [
    'Mail texts',
    '/admin/collections/mail-texts',
    'email emails mails wording words confirmation reminder subject notification templates',
    true,
  ],
  ['Testimonials', '/admin/collections/testimonials', 'reviews quotes customers praise'],
  ['FAQs', '/admin/collections/faqs', 'questions answers help'],
  ['Projects', '/admin/collections/projects', 'clients work dashboard progress'],
  ['Call types', '/admin/collections/call-types', 'bookings length duration questions', true],
  ['Redirects', '/admin/collections/redirects', 'addresses moved links 404'],
  ['Media', '/admin/collections/media', 'pictures images photos files uploads'],
  [
    'Site settings',
    '/admin/globals/site-settings',
    'company contact phone address hours opening chat notice banner',
  ],
  ['Choices of forms', '/admin/globals/form-options', 'contact registration options budgets project types'],
  [
    'Security settings',
    '/admin/globals/security-settings',
    'two-factor 2fa required invitations sessions',
    true,
  ],
  [
    'Your account',
    '/dashboard#security',
    'password passkeys two-factor 2fa devices email sign out api keys profile name',
  ],
]

/** By beginnings of words: 'tom' is a name and not 'customers'. */
export function placesFor(text: string, superAdmin: boolean): readonly { label: string; href: string }[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  return places
    .filter(([label, , words, forSuperAdmins]) => {
      const known = ` ${label} ${words}`.toLowerCase()
      const isKnown = (word: string) => known.includes(` ${word}`) || known.includes(`-${word}`)
      return (superAdmin || !forSuperAdmins) && typed.every(isKnown)
    })
    .map(([label, href]) => ({ label, href }))
}
