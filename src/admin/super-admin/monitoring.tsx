import { readOrUndefined } from '@/admin/read-or-undefined'
import { ErrorNote } from '@/admin/ui/error-note'
import { changedAddress, chosenFilter, listRequest, type SearchValues } from '@/admin/ui/list-address'
import { ListBody } from '@/admin/ui/list-body'
import { ClearFilters, DayFilter, FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { ListSearch, MoreFilters } from '@/admin/ui/list-toolbar'
import { type Stat, StatCards } from '@/admin/ui/stat-cards'
import { exactTime } from '@/admin/ui/time-text'
import { health } from '@/application/health'
import { ButtonLink } from '@/components/ui/button-link'
import { picturesToDraw } from '@/features/media/avif'
import { stuckJobs } from '@/features/outbox/queries'
import { lastTestMail } from '@/features/outbox/test-mail'
import { examplesMatter, liveExamples } from '@/features/overview/examples'
import { activitiesOf } from '@/features/overview/queries'
import { systemState } from '@/features/overview/system-state'
import { dueKinds } from '@/features/retention/queries'
import { alertsNote, isOfSecurity, securityStatus, securityTask } from '@/features/security/advice/rules'
import { auditFieldWords } from '@/features/security/audit/field-labels'
import { auditedTables, auditOfPage, findAuditEntry } from '@/features/security/audit/queries'
import { type AuditFilter, auditActions, auditQuery } from '@/features/security/audit/schema'
import { securityMetrics } from '@/features/security/metrics/queries'
import { accountsIn } from '@/features/security/person'
import { allOf } from '@/lib/all-of'
import { adviceOf, urgentAdvice } from './monitoring/advice'
import { AuditDetails, actions, auditRow, columnsOf, tableLabel } from './monitoring/audit-details'
import { Keys } from './monitoring/keys'
import { MonitoringHeader } from './monitoring/monitoring-header'
import {
  HealthPanel,
  MailPanel,
  PicturesPanel,
  Recommendations,
  RetentionPanel,
  StuckJobs,
} from './monitoring/panels'
import { Webhooks } from './monitoring/webhooks/webhooks'
import { eventsAddress } from './security/shown-events'
import type { Shown, Tab, TabProps } from './tab'

/** As specified. */
const PAGE_SIZE = 50
const PHONE_ROWS = 10

/** In place of a table: all tables, without sign-ins. */
const CHANGES = 'changes'

/** Invalid parts of the address are ignored. */
function filterOf(search: SearchValues, q: string): AuditFilter {
  const part = <Name extends 'table' | 'user' | 'from' | 'to'>(name: Name) =>
    auditQuery.shape[name].safeParse(search[name]).data
  return {
    q: q || undefined,
    action: chosenFilter(search.action, auditActions),
    table: search.table === CHANGES ? undefined : part('table'),
    withoutSignIns: search.table === CHANGES || undefined,
    user: part('user'),
    from: part('from'),
    to: part('to'),
  }
}

async function readStatus({ req }: TabProps) {
  const state = await health(req.payload)
  const { alerts: counted, advice } = await adviceOf(req.payload, state)
  const { securityScore: score } = await securityMetrics(req.payload, new Date())
  const examples = examplesMatter() ? (await liveExamples(req.payload)).length : 0
  const alerts = { ...counted, task: securityTask(advice) }
  // The first card speaks of the rest.
  const urgent = urgentAdvice(advice.filter((each) => !isOfSecurity(each)))
  const { word, note } = systemState({ ...state, urgent, examples })
  const serious = alerts.critical + alerts.high
  const events = eventsAddress({ within: '24h', severity: 'high_and_critical', state: 'open' })
  const status: Stat[] = [
    {
      label: 'Security',
      value: securityStatus(alerts, score),
      note: alertsNote(alerts, score),
      href: alerts.task && serious === 0 ? '#recommendations' : events,
    },
    {
      label: 'Alerts',
      value: `${serious} ${serious === 1 ? 'alert' : 'alerts'}`,
      note: 'open, high and critical, last 24 hours',
      href: events,
    },
    {
      label: 'System',
      // The specified word of this tab; the overview says 'Excellent'.
      value: word === 'Excellent' ? 'Healthy' : word,
      note,
      href: urgent ? '#recommendations' : '#system',
    },
  ]
  return { status, advice, state }
}

async function readLog({ req, search }: TabProps) {
  const { q, page } = listRequest(search, ['timestamp'], '-timestamp')
  const filter = filterOf(search, q)
  const [{ entries, total }, tables, opened] = await Promise.all([
    auditOfPage(req.payload, filter, { page, pageSize: PAGE_SIZE }),
    auditedTables(req.payload),
    search.open ? findAuditEntry(req.payload, search.open) : undefined,
  ])
  const shown = opened ? [...entries, opened] : entries
  const activities = await activitiesOf(req, shown)
  const filtered = Object.values(filter).some((value) => value !== undefined)
  const panel = opened && (
    <AuditDetails
      entry={opened}
      activity={activities.get(opened.id)}
      words={auditFieldWords(req.payload.config, opened.tableName)}
      accounts={await accountsIn(req.payload, opened.oldValues, opened.newValues)}
    />
  )
  const used = [filter.action, search.table, filter.from, filter.to].filter(Boolean).length
  const pages = { page, pageSize: PAGE_SIZE, total }
  return { entries, activities, tables, panel, page: pages, filtered, used }
}

async function read(props: TabProps) {
  const { req } = props
  const { status, log, settings, ...site } = await allOf({
    status: readStatus(props),
    log: readLog(props),
    settings: req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req, overrideAccess: false }),
    stuck: stuckJobs(req.payload),
    tested: lastTestMail(req.payload),
    due: dueKinds(req.payload, new Date()),
    left: picturesToDraw(req.payload),
  })
  return { ...status, ...log, ...site, zone: settings.timezone }
}

function Site({ address, ...site }: Shown<typeof read>) {
  const { zone, status, advice, state, tested, due, left, stuck } = site
  const { entries, activities, page, tables, filtered, used, panel } = site
  const more = address.search.columns === 'all'
  return (
    <>
      <MonitoringHeader base={address.base} view="site" />
      <StatCards label="Status" stats={status} />
      <Recommendations list={advice} />
      <HealthPanel health={state} />
      <MailPanel mail={state.mail} tested={tested} />
      <StuckJobs {...stuck} />
      <h2 className="mb-3 text-xl">Security audit log</h2>
      <ListBody
        address={address}
        panel={panel}
        missing="This entry does not exist."
        tools={
          <>
            <ListSearch label="Search record, person or address" />
            <MoreFilters used={used}>
              <FilterLinks
                label="Action"
                name="action"
                options={[
                  { value: null, label: 'All' },
                  ...auditActions.map((value) => ({ value, label: actions[value].label })),
                ]}
              />
              <FilterSelect
                label="Table"
                name="table"
                all="All"
                options={[
                  { value: CHANGES, label: 'All but sign-ins' },
                  ...tables.map((table) => ({ value: table, label: tableLabel(table) })),
                ]}
              />
              <DayFilter label="From" name="from" />
              <DayFilter label="To" name="to" />
            </MoreFilters>
            {filtered ? <ClearFilters /> : null}
            <ButtonLink
              variant="quiet"
              size="sm"
              scroll={false}
              href={changedAddress(address, { columns: more ? null : 'all' })}
              className="max-md:hidden"
            >
              {more ? 'Fewer columns' : 'More columns'}
            </ButtonLink>
          </>
        }
        label="Security audit log"
        columns={columnsOf(more)}
        rows={entries.map((entry) =>
          auditRow(entry, exactTime(Date.parse(entry.createdAt), zone), activities.get(entry.id)),
        )}
        page={page}
        phoneRows={PHONE_ROWS}
        nothing={{
          title: 'No audit entries',
          text: 'Changes in the back office appear here, with the person and the old values.',
          showAll: 'Show all entries',
          filtered,
        }}
      />
      <PicturesPanel left={left} />
      <RetentionPanel due={due} />
    </>
  )
}

async function Monitoring(props: TabProps) {
  const { base, search } = props
  if (search.view === 'webhooks') return <Webhooks {...props} />
  if (search.view === 'keys') return <Keys {...props} />
  const site = await readOrUndefined(props.req, () => read(props))
  if (site) return <Site address={{ base, search }} {...site} />
  return (
    <>
      <MonitoringHeader base={base} view="site" />
      <ErrorNote>Failed to load audit logs</ErrorNote>
    </>
  )
}

export const monitoring: Tab = { label: 'Monitoring', stats: 3, content: Monitoring }
