import { useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'

function labelsIn(fields: readonly ClientField[]): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab): [string, string][] =>
        'name' in tab && tab.name ? [[tab.name, String(tab.label ?? tab.name)]] : labelsIn(tab.fields),
      )
    if (field.type === 'row' || field.type === 'collapsible') return labelsIn(field.fields)
    if (!('name' in field)) return []
    return [[field.name, 'label' in field && typeof field.label === 'string' ? field.label : field.name]]
  })
}

export function useFieldLabels(): ReadonlyMap<string, string> {
  const { docConfig } = useDocumentInfo()
  return new Map(labelsIn(docConfig?.fields ?? []))
}
