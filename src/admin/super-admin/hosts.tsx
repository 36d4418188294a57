import { PersonChoice } from '@/admin/super-admin/hosts/person-choice'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel } from '@/admin/ui/details-panel'
import { ListBody } from '@/admin/ui/list-body'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Status } from '@/admin/ui/values'
import { Alert } from '@/components/ui/alert'
import { SiteLink } from '@/components/ui/site-link'
import { callsOutsideHours, type OutsideCall } from '@/features/booking/host/outside-hours'
import { type HostLoad, hostLoads, hostSettings, LOAD_DAYS } from '@/features/booking/host/settings'
import { currentRules } from '@/features/booking/settings/queries'
import { hostConnection } from '@/features/calendar/connection/status'
import { callTakers } from '@/features/queue/team'
import { isSuperAdmin } from '@/features/role/queries'
import { CallLinks } from './call-links'
import { HostGoogle } from './hosts/host-connection'
import { HostForm } from './hosts/host-form'
import { readTab, type Shown, type TabProps } from './tab'

const columns: readonly [Column, ...Column[]] = [
  { key: 'host', label: 'Host' },
  { key: 'state', label: 'State' },
  { key: 'calls', label: `Calls of the next ${LOAD_DAYS} days`, numeric: true },
  { key: 'left', label: 'To hand over', numeric: true },
]

function hostRow(host: HostLoad): DataRow {
  const { id, user, name, line, takesCalls, isActive, calls, toHandOver } = host
  const off = isActive ? 'May not take calls' : 'Switched off'
  return {
    id: user ?? id,
    version: JSON.stringify(host),
    title: name,
    note: line,
    cells: {
      state: <Status tone={takesCalls ? 'good' : 'neutral'}>{takesCalls ? 'Takes calls' : off}</Status>,
      calls: (
        <SiteLink href={`/super-admin/bookings?view=week&host=${id}`} className="text-link">
          {calls}
        </SiteLink>
      ),
      left:
        toHandOver > 0 ? (
          <SiteLink href={`/super-admin/bookings?view=handover&host=${id}`} className="text-link">
            {toHandOver}
          </SiteLink>
        ) : null,
    },
  }
}

async function read({ req, search }: TabProps) {
  const now = new Date()
  const mayManage = await isSuperAdmin(req)
  const me = req.user?.id ?? ''
  const [loads, team, company] = await Promise.all([
    mayManage ? hostLoads(req, now) : [],
    mayManage ? callTakers(req) : [],
    currentRules(req.payload),
  ])
  const asked = search.open === 'me' ? me : (search.open ?? '')
  const isKnown = [...loads.map(({ user }) => user), ...team.map(({ id }) => id)].includes(asked)
  const shown = mayManage ? (isKnown ? asked : undefined) : me
  const others = team.filter(({ id }) => !loads.some(({ user }) => user === id))
  const host = shown ? await hostSettings(req, shown) : undefined
  const connection = host?.id ? await hostConnection(req.payload, host.id) : undefined
  const outside = host?.id ? await callsOutsideHours(req, host.id, now) : []
  return { mayManage, loads, others, company, host, connection, outside }
}

function OutsideCalls({ calls }: { calls: readonly OutsideCall[] }) {
  if (calls.length === 0) return null
  const count = calls.length === 1 ? '1 booked call is' : `${calls.length} booked calls are`
  return (
    <div className="mb-5">
      <Alert tone="warning" title={`${count} outside these hours or on a day off`}>
        <p className="mb-1.5">Visitors still expect these calls. Open one to move it or to hand it over.</p>
        <CallLinks calls={calls} view="all" />
      </Alert>
    </div>
  )
}

function Hosts({ address, mayManage, loads, others, host, company, ...shown }: Shown<typeof read>) {
  const { minimumNoticeHours, bufferTimeMinutes, maxCallsPerDay } = company
  const form = host && (
    <>
      <OutsideCalls calls={shown.outside} />
      <HostForm
        key={`${host.user} ${host.updatedAt}`}
        host={host}
        company={{ minimumNoticeHours, bufferTimeMinutes, maxCallsPerDay }}
        mayManage={mayManage}
      />
      {host.id && shown.connection ? <HostGoogle host={host.id} connection={shown.connection} /> : null}
    </>
  )
  if (!mayManage && !form) return null
  return (
    <>
      <PageHeader title={mayManage ? 'Hosts' : 'Your calls'} actions={<RefreshButton every={60} />}>
        A host takes calls in their own hours, beside the desk. Call types name the hosts who take them.
      </PageHeader>
      {mayManage ? (
        <ListBody
          address={address}
          panel={
            host ? (
              <DetailsPanel id={host.user} title={host.name || 'New host'}>
                {form}
              </DetailsPanel>
            ) : null
          }
          missing="This person takes no calls."
          tools={
            <>
              {others.length > 0 ? <PersonChoice people={others} /> : null}
              <p className="text-soft text-sm">
                Not in the list? Open the account in{' '}
                <SiteLink href="/super-admin/users" className="text-link">
                  Users
                </SiteLink>{' '}
                and let it take calls.
              </p>
            </>
          }
          label="Hosts"
          columns={columns}
          rows={loads.map(hostRow)}
          nothing={{
            title: 'No hosts yet',
            text: 'All calls are taken by the desk, in the hours of the calendar settings. Choose a person who takes calls to make them a host.',
          }}
        />
      ) : (
        <div className="max-w-3xl rounded-lg border bg-surface p-5 sm:p-6">{form}</div>
      )}
    </>
  )
}

export const hosts = readTab({ label: 'Hosts', failed: 'Failed to load the hosts', read, View: Hosts })
