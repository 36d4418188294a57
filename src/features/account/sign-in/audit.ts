import type { PayloadRequest } from 'payload'
import { assignedRoles } from '@/features/role/queries'
import { includesAdmin } from '@/features/role/rules'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'
import { clientNetwork } from '@/lib/http/client-network'
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
  const [seen] = await queryIn<{ device: boolean | null; network: boolean | null }>(
    req,
    sql`SELECT bool_or(new_values ->> 'device' = ${device}) AS device, bool_or(new_values ->> 'network' = ${network}) AS network
        FROM security_audit_log WHERE table_name = 'sessions' AND record_id = ${userId} AND action = 'INSERT'
          AND created_at > now() - make_interval(days => ${KNOWN_DAYS})`,
  )
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'sessions',
    recordId: userId,
    userId,
    after: { device, network, newDevice: !seen?.device, newNetwork: !seen?.network, secondFactor },
  })
}
