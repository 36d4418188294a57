import { readOrUndefined } from '@/admin/read-or-undefined'
import type { TabProps } from '@/admin/super-admin/tab'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { ListBody } from '@/admin/ui/list-body'
import { TabLoadError } from '@/admin/ui/page-header'
import { Time } from '@/admin/ui/values'
import { ButtonLink } from '@/components/ui/button-link'
import { allKeys, type ListedKey } from '@/features/keys/queries'
import { readableAddress } from '@/lib/validation/readable-address'
import { RevokeKey } from './actions'
import { MonitoringHeader } from './monitoring-header'

const columns: readonly [Column, ...Column[]] = [
  { key: 'key', label: 'API key' },
  { key: 'owner', label: 'Owner' },
  { key: 'scopes', label: 'Scopes', numeric: true, from: 'lg' },
  { key: 'used', label: 'Last used' },
  { key: 'end', label: 'Expires', from: 'lg' },
]

const ownerOf = ({ owner }: ListedKey) => owner.name || readableAddress(owner.email)
const lastUsed = ({ lastUsedAt }: ListedKey) => (lastUsedAt ? <Time at={lastUsedAt} /> : 'Not yet')
const end = ({ expiresAt, expired }: ListedKey) =>
  expiresAt ? (
    <>
      {expired ? 'Expired ' : null}
      <Time at={expiresAt} />
    </>
  ) : (
    'Never'
  )

const rowOf = (key: ListedKey): DataRow => ({
  id: key.id,
  version: `${key.createdAt} ${key.lastUsedAt}`,
  title: key.name,
  note: <code className="font-mono text-xs">{key.hint}…</code>,
  cells: { owner: ownerOf(key), scopes: key.scopes.length, used: lastUsed(key), end: end(key) },
})

function KeyPanel({ apiKey }: { apiKey: ListedKey }) {
  const { id, name, hint, scopes, createdAt, lastNetwork, oldUntil, owner } = apiKey
  return (
    <DetailsPanel
      id={id}
      title={name}
      actions={
        <>
          <RevokeKey key={id} id={id} name={name} />
          <ButtonLink variant="secondary" size="sm" href={`/super-admin/monitoring?user=${owner.id}`}>
            All entries of this person
          </ButtonLink>
        </>
      }
    >
      <Facts
        facts={[
          ['Owner', ownerOf(apiKey)],
          ['Begins with', hint],
          ['Scopes', scopes.join('\n')],
          ['Made', <Time key="made" at={createdAt} />],
          ['Expires', end(apiKey)],
          ['Last used', lastUsed(apiKey)],
          ['Last network', lastNetwork],
          ['Replaced key works until', oldUntil && <Time key="old" at={oldUntil} />],
        ]}
      />
    </DetailsPanel>
  )
}

export async function Keys({ req, base, search }: TabProps) {
  const keys = await readOrUndefined(req, () => allKeys(req))
  if (!keys) return <TabLoadError title="Monitoring">Failed to load the API keys</TabLoadError>
  const opened = keys.find(({ id }) => id === search.open)
  return (
    <>
      <MonitoringHeader base={base} view="keys" />
      <ListBody
        address={{ base, search }}
        panel={opened && <KeyPanel apiKey={opened} />}
        missing="This API key does not exist. It may have been revoked."
        label="API keys"
        columns={columns}
        rows={keys.map(rowOf)}
        nothing={{
          title: 'No API keys',
          text: 'Admins make keys for programs and assistants on their dashboard.',
          action: (
            <ButtonLink size="sm" href="/dashboard#api-keys">
              Open your dashboard
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
