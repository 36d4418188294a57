import { type DateField, type Field, type SanitizedConfig, traverseFields } from 'payload'

const DATE = '/src/admin/cms/times/times#DateCell'
const ZONE = '/src/admin/cms/times/times#ZoneNote'
const TIMES = '/src/admin/cms/times/times#DocumentTimes'
const TYPED = '/src/admin/cms/times/times#TypedDate'
const TITLE = '/src/admin/cms/title-cell#TitleCell'

function zoneDate(field: DateField): void {
  const { afterInput = [], ...components } = field.admin?.components ?? {}
  field.admin = {
    ...field.admin,
    components: { Cell: DATE, ...components, afterInput: [...afterInput, TYPED] },
  }
}

const showFields = (fields: Field[], titleField?: string) =>
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (field.type === 'date') zoneDate(field)
      if (field.type === 'text' && field.name === titleField)
        field.admin = { ...field.admin, components: { Cell: TITLE, ...field.admin?.components } }
    },
  })

/**
 * Shows all times of the CMS in the business's zone, where Payload would use the browser's, and words for a missing title. Runs
 * on the finished configuration, because Payload adds dates of its own.
 */
export function withListCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, admin, timestamps, versions } of config.collections) {
    showFields(fields, versions ? admin.useAsTitle : undefined)
    if (!timestamps) continue
    const { edit, afterListTable = [], ...components } = admin.components ?? {}
    admin.components = {
      ...components,
      afterListTable: [...afterListTable, ZONE],
      edit: { ...edit, beforeDocumentControls: [TIMES, ...(edit?.beforeDocumentControls ?? [])] },
    }
  }
  for (const { fields } of config.globals) showFields(fields)
  return config
}
