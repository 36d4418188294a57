import type { Field, FieldAccess } from 'payload'
import { setByServer } from '../access/server-fields'
import { line } from './simple-fields'

const labels = {
  landingPage: 'First page of the visit',
  referrer: 'Referring site',
  utmSource: 'Campaign source (utm_source)',
  utmMedium: 'Campaign medium (utm_medium)',
  utmCampaign: 'Campaign (utm_campaign)',
} as const

/** How the visit began in which a form was sent. */
export const sourceFields = (read: FieldAccess): Field[] =>
  Object.entries(labels).map(([name, label]) =>
    line(name, label, 100, {
      access: { ...setByServer, read },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
    }),
  )
