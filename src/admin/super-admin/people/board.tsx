import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { LeadButton } from '@/admin/queue/lead-section'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { List } from '@/admin/ui/list'
import { changedAddress, chosenFilter, type ListAddress } from '@/admin/ui/list-address'
import { MissingDetails } from '@/admin/ui/list-body'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { BoardLead } from '@/features/lead/queries'
import { leadFacts, moneyText, type Stage, stageLabels, stages } from '@/features/lead/rules'
import { lostReasonLabels } from '@/features/queue/rules'
import { BoardColumns } from './board-columns'

const lastDone: Record<BoardLead['lastKind'], string> = {
  inquiry: 'Wrote',
  answered: 'Answered',
  registration: 'Registered',
  booking: 'Booked',
  completed: 'Call held',
  no_show: 'Call missed',
  cancelled: 'Call cancelled',
}

function Card({ lead, address }: { lead: BoardLead; address: ListAddress }) {
  const { person, name, company, stage, lostReason, lastKind, lastAt, nextCall, decidedAt } = lead
  const [done, at] =
    decidedAt && decidedAt >= lastAt ? [stageLabels[stage], decidedAt] : [lastDone[lastKind], lastAt]
  const subject = { kind: 'person', id: person } as const
  const facts = [company, leadFacts(lead), lostReason ? lostReasonLabels[lostReason] : '']
  return (
    <li
      data-card={person}
      className="rounded-md border bg-surface px-2.5 py-1.5 text-sm sm:pointer-fine:cursor-grab"
    >
      <div className="flex items-start justify-between gap-1">
        <SiteLink
          href={changedAddress(address, { open: person })}
          scroll={false}
          data-row-link={person}
          className="min-w-0 py-1.5 font-semibold leading-snug [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </SiteLink>
        <LeadButton subject={subject} lead={lead} of={name} />
      </div>
      <p className="line-clamp-2 text-soft text-xs [overflow-wrap:anywhere]">
        {facts.filter(Boolean).join(' · ')}
      </p>
      <p className="text-faint text-xs">
        {nextCall ? 'Call' : done} <Time at={nextCall ?? at} />
      </p>
    </li>
  )
}

interface ColumnProps {
  stage: Stage
  leads: readonly BoardLead[]
  address: ListAddress
  /** The one that a phone shows. */
  isChosen: boolean
}

const countOf = ([first]: readonly BoardLead[]) => first?.count ?? 0

function Column({ stage, leads, address, isChosen }: ColumnProps) {
  const [first] = leads
  const count = countOf(leads)
  const id = `stage-${stage}`
  return (
    <section
      aria-labelledby={id}
      data-column={stage}
      className={cx(
        'grid content-start gap-2 rounded-lg bg-sunken p-2 outline-action data-over:outline-2',
        !isChosen && 'max-sm:hidden',
      )}
    >
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-2 px-1 font-sans font-semibold text-base">
        {stageLabels[stage]}
        <span className="font-normal text-soft text-sm tabular-nums">{count}</span>
        {first && first.total > 0 ? (
          <span className="ml-auto font-normal text-sm tabular-nums">
            {moneyText(first.total, first.currency)}
          </span>
        ) : null}
      </h2>
      {first ? (
        <ul className="grid gap-1.5">
          {leads.map((lead) => (
            <Card key={lead.person} lead={lead} address={address} />
          ))}
        </ul>
      ) : (
        <p className="px-1 text-soft text-sm">No one.</p>
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

/**
 * The newest people of each stage, with the details of one beside them. The columns stay in a row that scrolls if there is no
 * room. A phone shows one stage at a time.
 */
export function Board({ leads, address, panel, views }: BoardProps) {
  const { open } = address.search
  const columns = stages.map((stage) => ({ stage, leads: leads.filter((lead) => lead.stage === stage) }))
  const chosen =
    chosenFilter(address.search.stage, stages) ?? columns.find(({ leads: [first] }) => first)?.stage ?? 'new'
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
        <BoardColumns leads={leads}>
          <div className="mb-3 sm:hidden" data-stages>
            <ChoiceLinks
              label="Stage"
              choices={columns.map(({ stage, leads: ofStage }) => ({
                label: stageLabels[stage],
                href: changedAddress(address, { stage, open: null }),
                current: stage === chosen,
                count: countOf(ofStage),
              }))}
            />
          </div>
          <div className="-m-1 grid gap-2 overflow-x-auto p-1 sm:grid-cols-[repeat(5,minmax(10.5rem,1fr))]">
            {columns.map((column) => (
              <Column key={column.stage} {...column} address={address} isChosen={column.stage === chosen} />
            ))}
          </div>
        </BoardColumns>
      </List>
    </>
  )
}
