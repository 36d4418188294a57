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

const places: readonly Place[] = [
  place('Overview', '/super-admin', 'home figures waiting', true),
  place('Bookings', '/super-admin/bookings', 'calls appointments week', true),
  place('Queue', '/admin/queue', 'inquiries registrations messages'),
  place('People', '/super-admin/people', 'contacts clients visitors', true),
  place('Invites', '/super-admin/invites', 'invitations', true),
  place('Users', '/super-admin/users', 'accounts colleagues roles', true),
  place('Calendar', '/super-admin/calendar', 'google connection busy times', true),
  place('Blogs', '/super-admin/blogs', 'articles views', true),
  place('Brand', '/super-admin/brand', 'name logo colors fonts tagline social sender', true),
  place('Security', '/super-admin/security', 'events alerts', true),
  place('Monitoring', '/super-admin/monitoring', 'audit log health backup mail', true),
  place('Content', '/admin', 'what is next drafts'),
  place('Articles', '/admin/collections/blogs', 'blog posts'),
  place('Pages', '/admin/collections/custom-pages', 'landing'),
  place('Built-in pages', '/admin/collections/pages', 'texts headlines'),
  place('Legal pages', '/admin/collections/legal-pages', 'privacy imprint terms'),
  place('Media', '/admin/collections/media', 'pictures files uploads'),
  place('Site settings', '/admin/globals/site-settings', 'company brand contact hours chat'),
  place(
    'Calendar settings',
    '/admin/globals/calendar-settings',
    'hours days off notice reminders mails',
    true,
  ),
  place('Security settings', '/admin/globals/security-settings', 'two-factor required invitations', true),
  place('Your account', '/dashboard#security', 'password passkeys two-factor devices email'),
]

export function placesFor(text: string, superAdmin: boolean): readonly Place[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  return places.filter(({ label, words, forSuperAdmins }) => {
    const known = `${label} ${words}`.toLowerCase()
    return (superAdmin || !forSuperAdmins) && typed.every((word) => known.includes(word))
  })
}
