import * as z from 'zod/mini'

/** The fields of a request's body. */
export const jsonObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'The request must be a JSON object' })
