import * as z from 'zod/mini'
import { uuidText } from '../../lib/validation/text-fields'
import { type OrderedKind, orderedKinds } from './rules'

const MAX_ROWS = 500

const kinds = Object.keys(orderedKinds) as OrderedKind[]

export const reorderSchema = z.object(
  {
    collectionSlug: z.enum(kinds, { error: `collectionSlug must be ${kinds.join(', ')}` }),
    docsToMove: z
      .array(uuidText('docsToMove must hold ids'), { error: 'docsToMove must hold ids' })
      .check(
        z.minLength(1, { error: 'docsToMove must hold ids' }),
        z.maxLength(MAX_ROWS, { error: `docsToMove may hold at most ${MAX_ROWS} ids` }),
      ),
    newKeyWillBe: z.enum(['greater', 'less'], { error: 'newKeyWillBe must be greater or less' }),
    target: z.object(
      { id: uuidText('target must name an entry by its id') },
      { error: 'target must name an entry by its id' },
    ),
  },
  { error: 'The request must be a JSON object' },
)
