import { activeContent } from '@/cms/active-content'

/** A client's words, and who said them: role and company as far as they are given. */
export type PublicTestimonial = { id: string; quote: string; name: string; about: string }

/** The statements that visitors may see, in the editors' order. */
export const publicTestimonials = activeContent(
  'public-testimonials',
  'testimonials',
  ({ id, quote, name, role, company }): PublicTestimonial => ({
    id,
    quote,
    name,
    about: [role, company].filter(Boolean).join(', '),
  }),
)
