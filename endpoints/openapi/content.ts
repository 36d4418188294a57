import * as z from 'zod/mini'

export type Schema = z.core.$ZodType

export const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

export const content = (schema: Schema, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
})
