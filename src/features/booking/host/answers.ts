import * as z from 'zod/mini'
import { typed } from '../../../lib/http/answers'
import type { HostSettings } from './settings'

const picture = z.object({
  src: z.string(),
  srcSet: z.optional(z.string()),
  avif: z.optional(z.string()),
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
})

export const shownHost = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.nullable(z.string()),
  picture: z.nullable(picture),
})

export const host = z.object({
  host: typed<HostSettings>(
    z.looseObject({ id: z.nullable(z.string()), slug: z.string(), name: z.string(), isActive: z.boolean() }),
  ),
})
