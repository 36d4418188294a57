export interface Place {
  label: string
  href: string
  words: string
  forSuperAdmins: boolean
}

const place = (label: string, href: string, words: string, forSuperAdmins = false): Place => ({
  label,
  href,
  words,
  forSuperAdmins,
})

// Words that people type for a place, beside its name.
const places: readonly Place[] = [
  place('Overview', '/super-admin', 'home figures waiting start dashboard funnel visitors', true),
  place('Bookings', '/super-admin/bookings', 'calls appointments meetings week agenda', true),
  place('Inbox', '/admin/queue', 'inquiries registrations messages leads requests queue'),
  place(
    'People',
    '/super-admin/people',
    'contacts clients customers visitors export erase privacy gdpr',
    true,
  ),
  place(
    'Board of stages',
    '/super-admin/people?view=board',
    'pipeline deals won lost stage outcome offers leads',
    true,
  ),
  place('Invites', '/super-admin/invites', 'invitations register clients', true),
  place('Users', '/super-admin/users', 'accounts colleagues team roles rights', true),
  place(
    'Calendar settings',
    '/super-admin/calendar#calendar-settings',
    'hours working days off holiday holidays vacation closed notice buffer reminders mails time zone meeting link video',
    true,
  ),
  place('Calendar', '/super-admin/calendar', 'google connection busy times sync ics', true),
  place('Hosts', '/super-admin/hosts', 'team colleagues hours days off takes calls', true),
  place('Blogs', '/super-admin/blogs', 'articles views', true),
  place(
    'Brand',
    '/super-admin/brand',
    'name logo colors colours fonts tagline social links sender currency',
    true,
  ),
  place('Security', '/super-admin/security', 'events alerts sign-ins attacks', true),
  place(
    'Monitoring',
    '/super-admin/monitoring',
    'audit log health backup mail emails outbox smtp webhooks api keys version disk',
    true,
  ),
  place('Editor', '/admin', 'content cms website what is next drafts'),
  place('Articles', '/admin/collections/blogs', 'blog posts news'),
  place('Categories', '/admin/collections/blog-categories', 'blog topics'),
  place('Newsletter', '/admin/collections/newsletter-issues', 'issues mailing emails'),
  place('Subscribers', '/admin/collections/subscribers', 'newsletter readers mailing list'),
  place('Pages', '/admin/collections/custom-pages', 'landing new page'),
  place('Page texts', '/admin/collections/pages', 'built-in headlines home about services contact wording'),
  place('Legal pages', '/admin/collections/legal-pages', 'privacy imprint terms cookies gdpr'),
  place('Pricing plans', '/admin/collections/pricing-plans', 'prices price cost costs packages offers'),
  place('Add-ons', '/admin/collections/add-ons', 'prices price cost extras'),
  place('Ideas', '/admin/collections/ideas', 'automation ideas examples'),
  place('Flagships', '/admin/collections/flagships', 'products flagship solutions'),
  place('Case studies', '/admin/collections/case-studies', 'references customers results stories'),
  place('Answer templates', '/admin/collections/reply-templates', 'replies email snippets texts'),
  place(
    'Mail texts',
    '/admin/collections/mail-texts',
    'email emails mails wording words confirmation reminder subject notification templates',
    true,
  ),
  place('Testimonials', '/admin/collections/testimonials', 'reviews quotes customers praise'),
  place('FAQs', '/admin/collections/faqs', 'questions answers help'),
  place('Projects', '/admin/collections/projects', 'clients work dashboard progress'),
  place('Call types', '/admin/collections/call-types', 'bookings length duration questions', true),
  place('Redirects', '/admin/collections/redirects', 'addresses moved links 404'),
  place('Media', '/admin/collections/media', 'pictures images photos files uploads'),
  place(
    'Site settings',
    '/admin/globals/site-settings',
    'company contact phone address hours opening chat notice banner',
  ),
  place(
    'Choices of forms',
    '/admin/globals/form-options',
    'contact registration options budgets project types',
  ),
  place(
    'Security settings',
    '/admin/globals/security-settings',
    'two-factor 2fa required invitations sessions',
    true,
  ),
  place(
    'Your account',
    '/dashboard#security',
    'password passkeys two-factor 2fa devices email sign out api keys profile name',
  ),
]

/** By beginnings of words: 'tom' is a name and not 'customers'. */
export function placesFor(text: string, superAdmin: boolean): readonly Place[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  return places.filter(({ label, words, forSuperAdmins }) => {
    const known = ` ${label} ${words}`.toLowerCase()
    const isKnown = (word: string) => known.includes(` ${word}`) || known.includes(`-${word}`)
    return (superAdmin || !forSuperAdmins) && typed.every(isKnown)
  })
}
