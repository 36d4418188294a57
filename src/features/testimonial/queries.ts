import { activeContent } from '@/cms/active-content'

/** A client's quote, with role and company if known. */
export type PublicTestimonial = { id: string; quote: string; name: string; about: string }

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
