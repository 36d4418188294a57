import { and, eq, or } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { databaseOf } from '@/lib/db/transaction'
import { site_settings, testimonials } from '@/payload-generated-schema'

/** Something invented that came with the site and that visitors see. */
export type Example = { kind: 'claims' } | { kind: 'testimonial'; id: string; name: string }

export async function liveExamples(payload: Payload): Promise<Example[]> {
  const db = databaseOf(payload)
  const { id, name, isActive, isExample, orderIndex } = testimonials
  const [statements, marked] = await Promise.all([
    db
      .select({ id, name })
      .from(testimonials)
      .where(and(eq(isExample, true), eq(isActive, true)))
      .orderBy(orderIndex, name),
    db.$count(
      site_settings,
      or(eq(site_settings.claims_isExample, false), eq(site_settings.claims_isHidden, true)),
    ),
  ])
  return [
    ...statements.map((row): Example => ({ kind: 'testimonial', ...row })),
    ...(marked === 0 ? [{ kind: 'claims' } as const] : []),
  ]
}

/** On a public address, visitors take examples for the truth. */
export const examplesMatter = (siteUrl = env.SITE_URL): boolean => siteUrl.startsWith('https://')
