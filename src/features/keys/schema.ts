import * as z from 'zod/mini'
import { scopes } from '../../lib/http/scopes'
import { jsonObject } from '../../lib/validation/json-object'
import { requiredLine } from '../../lib/validation/text-fields'
import { proofSchema } from '../account/schema'
import { lifetimes } from './rules'

export const newKeySchema = jsonObject({
  ...proofSchema.shape,
  name: requiredLine({ label: 'Name', max: 60, tooLong: 'Name must be at most 60 characters' }),
  scopes: z
    .array(z.enum(scopes, { error: `Each scope must be one of ${scopes.join(', ')}` }), {
      error: 'Scopes must be a list',
    })
    .check(
      z.minLength(1, { error: 'Choose at least one thing that the key may do' }),
      z.maxLength(scopes.length, { error: 'Name each scope once' }),
    ),
  days: z.literal([...lifetimes], { error: 'Days must be 30, 90, 365 or null' }),
})

export type NewKey = z.output<typeof newKeySchema>
