import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { anyBookingSchema } from '@/features/booking/call-type/schema'
import { problem } from '@/lib/http/problem'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { bookFor } from '../booking/visitor-endpoints'

/** A tool of its own for visitors' assistants, without a key. */
export interface VisitorTool {
  name: string
  about: string
  input: z.core.$ZodType
  changes?: { what: string; undo: string }
  work: (req: PayloadRequest, input: Record<string, unknown>) => Promise<Response>
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Cached content needs the configuration, which needs this file: it is loaded when a tool asks for it. */
export const visitorTools: readonly VisitorTool[] = [
  {
    name: 'services_and_prices',
    about: 'Services, plans and prices of the site',
    input: z.object({}),
    work: async () => {
      const { listedBuiltInPages } = await import('@/features/discovery/listed-pages')
      const { publicAddOns, publicPlans } = await import('@/features/pricing/queries')
      const [pages, plans, addOns] = await Promise.all([listedBuiltInPages(), publicPlans(), publicAddOns()])
      const services = pages
        .filter(({ section }) => section === 'Services')
        .map(({ headline, description, path }) => ({ headline, description, url: absoluteUrl(path) }))
      return Response.json({
        services,
        plans: plans.map(({ comparison: _, cta: __, ...plan }) => plan),
        addOns,
      })
    },
  },
  {
    name: 'search_site',
    about: 'Search the public pages, articles, ideas and answers of the site',
    input: z.object({ query: z.string().check(z.minLength(2), z.maxLength(100)) }),
    work: async (_, { query }) => {
      const { searchSite } = await import('@/features/search/queries')
      const { results, total } = await searchSite(text(query).slice(0, 100))
      return Response.json({
        results: results.map(({ path, ...result }) => ({ ...result, url: absoluteUrl(path) })),
        total,
      })
    },
  },
  {
    name: 'read_article',
    about: 'A published article as Markdown. Its slug is the last part of its address',
    input: z.object({ slug: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
    work: async (_, { slug }) => {
      const { articleMarkdown } = await import('@/features/discovery/article-markdown')
      const article = await articleMarkdown(text(slug))
      if (article) return Response.json({ markdown: article.text, url: article.page })
      return problem(404, { code: 'not_found', message: 'There is no such article.', field: 'slug' })
    },
  },
  {
    name: 'book_call',
    about: 'Book a call for a visitor. Ask the visitor for name, email address and time first',
    input: anyBookingSchema,
    changes: {
      what: 'Holds the time for 30 minutes. The call is booked when the visitor opens the link in the mail.',
      undo: 'Without that mail nothing is booked. The mail has a link to cancel as well.',
    },
    work: (req, input) => bookFor(req, input, { byMail: true }),
  },
]
