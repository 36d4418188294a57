import * as z from 'zod/mini'

// Answers that several calls have.

export const instant = z.string().check(z.describe('UTC instant, ISO 8601'))

export const message = z.object({ message: z.string() })

export const success = z.object({ success: z.literal(true) })

export const errors = z.object({
  // Refusals of the CMS name the field for its own forms, too, in `data`.
  errors: z.array(z.looseObject({ message: z.string(), code: z.string(), field: z.optional(z.string()) })),
})

/** An answer with the type of a view of ours. Programs get to know the fields that are named here. */
export const typed = <View>(schema: z.core.$ZodType): z.ZodMiniType<View> => schema as z.ZodMiniType<View>
