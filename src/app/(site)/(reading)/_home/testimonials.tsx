import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'
import type { PublicTestimonial } from '@/features/testimonial/queries'

type TestimonialsProps = { heading: TitledText; testimonials: readonly PublicTestimonial[] }

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <Section labelledBy="testimonials-title" className="border-line border-t">
      <SectionHeading id="testimonials-title" title={heading.title} intro={heading.description} />
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:grid-cols-2">
        {testimonials.map((testimonial) => (
          <figure
            key={testimonial.id}
            className="grid content-between gap-6 border-signal border-l-3 pl-6 lg:even:mt-20"
          >
            <blockquote className="font-display text-2xl leading-snug">
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption className="text-sm">
              <span className="block font-semibold">{testimonial.name}</span>
              <span className="text-soft">{testimonial.about}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
