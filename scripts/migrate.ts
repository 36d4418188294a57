// Brings the database of DATABASE_URL up to date, without starting the site.
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '../src/application/apply-migrations'

const payload = await getPayload({ config, disableOnInit: true })
await applyMigrations(payload)
await payload.destroy()
process.exit(0)
