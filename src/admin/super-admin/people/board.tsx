import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { LeadButton } from '@/admin/queue/lead-section'
import { List } from '@/admin/ui/list'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { MissingDetails } from '@/admin/ui/list-body'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { BoardLead } from '@/features/lead/queries'
import { leadFacts, moneyText, type Stage, stageLabels, stages } from '@/features/lead/rules'
import { lostReasonLabels } from '@/features/queue/rules'
import { BoardColumns } from './board-columns'

const lastDone = { inquiry: 'Wrote', registration: 'Registered', booking: 'Booked' }

function Card({ lead, address }: { lead: BoardLead; address: ListAddress }) {
  const { person, name, company, lostReason, lastKind, lastAt } = lead
  const subject = { kind: 'person', id: person } as const
  const facts = [company, leadFacts(lead), lostReason ? lostReasonLabels[lostReason] : '']
  return (
    <li
      data-card={person}
      className="grid justify-items-start gap-2.5 rounded-md border bg-surface p-3 text-sm"
    >
      <div className="min-w-0">
        <SiteLink
          href={changedAddress(address, { open: person })}
          scroll={false}
          data-row-link={person}
          className="block font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </SiteLink>
        <p className="text-soft text-xs [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-faint text-xs">
          {lastDone[lastKind]} <Time at={lastAt} />
        </p>
      </div>
      <LeadButton subject={subject} lead={lead} of={name} />
    </li>
  )
}

interface ColumnProps {
  stage: Stage
  leads: readonly BoardLead[]
  address: ListAddress
}

function Column({ stage, leads, address }: ColumnProps) {
  const [first] = leads
  const count = first?.count ?? 0
  const id = `stage-${stage}`
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 rounded-lg bg-sunken p-3">
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-2 font-sans font-semibold text-base">
        {stageLabels[stage]}
        <span className="font-normal text-soft text-sm tabular-nums">{count}</span>
        {first && first.total > 0 ? (
          <span className="ml-auto font-normal text-sm tabular-nums">
            {moneyText(first.total, first.currency)}
          </span>
        ) : null}
      </h2>
      {first ? (
        <ul className="grid gap-2">
          {leads.map((lead) => (
            <Card key={lead.person} lead={lead} address={address} />
          ))}
        </ul>
      ) : (
        <p className="text-soft text-sm">No one.</p>
      )}
      {count > leads.length ? (
        <SiteLink href={`${address.base}?stage=${stage}`} className="text-link text-sm">
          {`Show all ${count}`}
        </SiteLink>
      ) : null}
    </section>
  )
}

interface BoardProps {
  leads: readonly BoardLead[]
  address: ListAddress
  panel: ReactNode
  views: ReactNode
}

/** The newest people of each stage, with the details of one beside them. On a phone the columns are below each other. */
export function Board({ leads, address, panel, views }: BoardProps) {
  const { open } = address.search
  const opened =
    panel ?? (open && <MissingDetails id={open}>Nothing is stored about this address.</MissingDetails>)
  return (
    <>
      <PageHeader
        title="People"
        actions={
          <>
            <RefreshButton every={60} />
            {views}
          </>
        }
      >
        Everyone who wrote, registered or booked, by stage.
      </PageHeader>
      <List address={address} panel={open ? opened : null}>
        <BoardColumns state={leads.map(({ person, stage }) => `${person} ${stage}`).join()}>
          <div
            className={cx(
              'grid items-start gap-3 sm:grid-cols-2',
              open ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-5',
            )}
          >
            {stages.map((stage) => (
              <Column
                key={stage}
                stage={stage}
                address={address}
                leads={leads.filter((lead) => lead.stage === stage)}
              />
            ))}
          </div>
        </BoardColumns>
      </List>
    </>
  )
}
