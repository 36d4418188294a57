import { type LostReason, lostReasonLabels, lostReasons } from '../queue/rules'

export const openStages = ['new', 'in_talk', 'offer_sent'] as const

const leadOutcomes = ['won', 'lost'] as const
export type LeadOutcome = (typeof leadOutcomes)[number]

export const stages = [...openStages, ...leadOutcomes] as const
export type Stage = (typeof stages)[number]

export const stageLabels: Record<Stage, string> = {
  new: 'New',
  in_talk: 'In talk',
  offer_sent: 'Offer sent',
  won: 'Won',
  lost: 'Lost',
}

export const outcomeOf = (status: string | undefined): LeadOutcome | null =>
  leadOutcomes.find((outcome) => outcome === status) ?? null

/** What may become of a person: one for each address, whatever they wrote or booked. */
export interface Lead {
  stage: Stage
  lostReason: LostReason | null
  /** In whole units of the site's currency. */
  value: number | null
  /** YYYY-MM */
  expectedMonth: string | null
  /** The start of their next call that is not cancelled (ISO 8601 UTC). */
  nextCall: string | null
  currency: string
}

/** What a form about a lead shows and changes. */
export type LeadState = Pick<Lead, 'stage' | 'lostReason' | 'value' | 'expectedMonth'>

export const noLead: LeadState = { stage: 'new', lostReason: null, value: null, expectedMonth: null }

export const sameLead = (one: LeadState, other: LeadState): boolean =>
  (Object.keys(noLead) as (keyof LeadState)[]).every((name) => one[name] === other[name])

const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)

type Values = Readonly<Record<string, unknown>> | null

/** Undefined if the change left the stage. */
export function stageSet(after: Values): string | undefined {
  const set = after?.outcome ?? after?.stage
  return isStage(set) ? stageLabels[set] : undefined
}

/** 'Stage: Lost, reason: Too expensive', from what a change stored. A value that was never set is not removed. */
export function leadChangeText({ before, after }: { before: Values; after: Values }, currency: string) {
  const { lostReason, value, expectedMonth } = after ?? {}
  const [set, reason] = [stageSet(after), lostReasons.find((each) => each === lostReason)]
  const isGone = (name: string) => after?.[name] === null && before?.[name] != null
  const said = [
    set ? `stage: ${set}` : isGone('outcome') ? 'stage: open again' : '',
    reason ? `reason: ${lostReasonLabels[reason]}` : '',
    typeof value === 'number'
      ? `value ${moneyText(value, currency)}`
      : isGone('value')
        ? 'value removed'
        : '',
    typeof expectedMonth === 'string'
      ? `expected in ${monthText(expectedMonth)}`
      : isGone('expectedMonth')
        ? 'expected month removed'
        : '',
  ]
  const text = said.filter(Boolean).join(', ') || 'stage changed'
  return text.replace(/^./, (first) => first.toUpperCase())
}

export const MAX_VALUE = 1_000_000_000

export const moneyText = (value: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

export const monthText = (yearMonth: string): string => month.format(Date.parse(`${yearMonth}-01T00:00:00Z`))

type Worth = Pick<Lead, 'value' | 'expectedMonth' | 'currency'>

/** '$2,500, expected in March 2027' */
export const leadFacts = ({ value, expectedMonth, currency }: Worth): string =>
  [
    value === null ? '' : moneyText(value, currency),
    expectedMonth ? `expected in ${monthText(expectedMonth)}` : '',
  ]
    .filter(Boolean)
    .join(', ')

/** 'Lost, Too expensive, $2,500' */
const leadText = ({ stage, lostReason, ...worth }: Omit<Lead, 'nextCall'>): string =>
  [stageLabels[stage], lostReason ? lostReasonLabels[lostReason] : '', leadFacts(worth)]
    .filter(Boolean)
    .join(', ')

/** @param who 'Anna has'. Undefined if it is not known */
export const staleLeadText = (now: Omit<Lead, 'nextCall'>, who = 'Someone else has'): string =>
  `${who} changed the stage since you opened it. It is now: ${leadText(now)}. Make your change again to replace it.`

/** The month of a day and those after it, as YYYY-MM. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, first = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + first - 1 + index
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
