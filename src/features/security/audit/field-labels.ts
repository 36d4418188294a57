import type { Payload } from 'payload'
import { stageLabels } from '@/features/lead/rules'
import { lostReasonLabels } from '@/features/queue/rules'
import { labelOf } from '@/features/version/rules'
import { nameInWords } from '@/lib/text/name-in-words'
import { auditTable, auditVersionsTable } from './table-name'

type Labels = Readonly<Record<string, string>>

/** Choices of tables that are no collection, and so have no fields with labels. */
const ownChoices: Readonly<Record<string, Labels>> = {
  'leads.stage': stageLabels,
  'leads.outcome': stageLabels,
  'leads.lostReason': lostReasonLabels,
}

const ownNames: Labels = { network: 'Network (first part of the IP address)' }

export type FieldWords = ReturnType<typeof auditFieldWords>

/** What the fields of an entry and their choices are called on its screen, or else their names in words. */
export function auditFieldWords({ collections, globals }: Payload['config'], table: string) {
  const config = [...collections, ...globals].find(({ slug }) =>
    [auditTable(slug), auditVersionsTable(slug)].includes(table),
  )
  const fields = new Map(config?.flattenedFields.map((field) => [field.name, field]))
  return {
    labelOf: (name: string): string => {
      const label = labelOf(fields.get(name) ?? { name })
      return label === name ? (ownNames[name] ?? nameInWords(name)) : label
    },
    /** Other texts than choices stay as they are. */
    choiceOf: (name: string, value: string): string => {
      const field = fields.get(name)
      const options = field && 'options' in field ? field.options : []
      const label = options.map((each) => typeof each === 'object' && each.value === value && each.label)
      const own = label.find((each) => typeof each === 'string') ?? ownChoices[`${table}.${name}`]?.[value]
      return own ?? (/^[a-z]+(?:_[a-z]+)+$/.test(value) ? nameInWords(value) : value)
    },
  }
}
