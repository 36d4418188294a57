import { and, eq, gt, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { assignedRoles } from '@/features/role/queries'
import { includesAdmin } from '@/features/role/rules'
import { recordChange } from '@/features/security/record-change'
import { transactionOf } from '@/lib/db/transaction'
import { clientNetwork } from '@/lib/http/client-network'
import { security_audit_log } from '@/payload-generated-schema'
import type { Device } from '../session/mutations'
import { deviceName } from '../session/view'

/** Sign-ins of these last days decide whether a device is known. */
const KNOWN_DAYS = 180

/** Audits an admin's sign-in and whether its device or network is new (ASVS 16.3.1). */
export async function recordSignIn(
  req: PayloadRequest,
  userId: string,
  { address, userAgent }: Device,
  secondFactor: boolean,
): Promise<void> {
  if (!includesAdmin(await assignedRoles(req, userId))) return
  const device = deviceName(userAgent)
  const network = clientNetwork(address)
  const { newValues, tableName, recordId, action, createdAt } = security_audit_log
  const db = await transactionOf(req)
  const [seen] = await db
    .select({
      device: sql<boolean | null>`bool_or(${newValues} ->> 'device' = ${device})`,
      network: sql<boolean | null>`bool_or(${newValues} ->> 'network' = ${network})`,
    })
    .from(security_audit_log)
    .where(
      and(
        eq(tableName, 'sessions'),
        eq(recordId, userId),
        eq(action, 'INSERT'),
        gt(createdAt, sql`now() - make_interval(days => ${KNOWN_DAYS})`),
      ),
    )
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'sessions',
    recordId: userId,
    userId,
    after: { device, network, newDevice: !seen?.device, newNetwork: !seen?.network, secondFactor },
  })
}
