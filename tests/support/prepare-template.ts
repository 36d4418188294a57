// Fills the database that every integration test file clones: migrations, job queues, nothing else.
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '../../src/application/apply-migrations'
import { jobQueue, stopJobs } from '../../src/lib/jobs/boss'

const payload = await getPayload({ config, disableOnInit: true })
await applyMigrations(payload)
await jobQueue()
await stopJobs(1000)
await payload.destroy()
process.exit(0)
