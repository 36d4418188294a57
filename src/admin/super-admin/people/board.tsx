import type { ReactNode } from 'react'
import { LeadButton } from '@/admin/queue/lead-section'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { BoardLead } from '@/features/lead/queries'
import { leadFacts, moneyText, type Stage, stageLabels, stages } from '@/features/lead/rules'
import { lostReasonLabels } from '@/features/queue/rules'
import { subjectPage } from '@/features/queue/subject-page'

const lastDone = { inquiry: 'Wrote', registration: 'Registered', booking: 'Booked' }

function Card({ lead }: { lead: BoardLead }) {
  const { person, name, company, lostReason, lastKind, lastAt } = lead
  const subject = { kind: 'person', id: person } as const
  const facts = [company, leadFacts(lead), lostReason ? lostReasonLabels[lostReason] : '']
  return (
    <li className="flex items-start justify-between gap-2 rounded-md border bg-surface p-3 text-sm">
      <div className="min-w-0">
        <SiteLink
          href={subjectPage(subject)}
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

function Column({ stage, leads, base }: { stage: Stage; leads: readonly BoardLead[]; base: string }) {
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
            <Card key={lead.person} lead={lead} />
          ))}
        </ul>
      ) : (
        <p className="text-soft text-sm">No one.</p>
      )}
      {count > leads.length ? (
        <SiteLink href={`${base}?stage=${stage}`} className="text-link text-sm">
          {`Show all ${count}`}
        </SiteLink>
      ) : null}
    </section>
  )
}

interface BoardProps {
  leads: readonly BoardLead[]
  base: string
  views: ReactNode
}

/** The newest people of each stage. On a phone the columns are below each other. */
export function Board({ leads, base, views }: BoardProps) {
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
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {stages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            base={base}
            leads={leads.filter((lead) => lead.stage === stage)}
          />
        ))}
      </div>
    </>
  )
}
