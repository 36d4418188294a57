import { auditInCall } from './appointment'
import type { Figures } from './figures'
import type { PageCopy, TitledText } from './page-meta'

export interface AgendaItem extends TitledText {
  duration: string
}

export const bookingCopy: PageCopy<`expect${1 | 2 | 3}` | `why${1 | 2 | 3 | 4 | 5}`> = {
  headline: 'Book Your Free Automation Consultation',
  lead: 'Tell us where your hours go. Together we find the steps that can run without you, and you leave with a plan that can save {hoursPerMonth} hours per month.',
  meta: {
    title: 'Book Your Free Automation Consultation',
    description:
      'Choose a time for a free video call. We look at your processes and leave you with a plan that can save {hoursPerMonth} hours per month.',
  },
  sections: {
    expect1: {
      title: 'Discovery & Analysis',
      description:
        'You show us up to three processes as they run today. We ask what happens when something is missing.',
    },
    expect2: {
      title: 'Opportunity Mapping',
      description:
        'We mark the steps that can be automated and estimate the hours for each, with you checking the figures.',
    },
    expect3: {
      title: 'Custom Strategy',
      description: 'We agree on what to build first, with which tools, and what it would cost and return.',
    },
    why1: {
      title: '{hoursSaved} hours saved',
      description: 'Across our projects so far, typically {hoursPerMonth} hours per month for each client.',
    },
    why2: {
      title: 'Live in {timeToLive}',
      description: 'The first workflow is small on purpose, so that you see a result soon.',
    },
    why3: {
      title: 'Average {averageRoi} ROI',
      description:
        '{dollarsBack} dollars back for each one spent in the first year. We show you the math for your case.',
    },
    why4: {
      title: 'No-code',
      description: 'You can read and change what we build. Code is added only where it pays off.',
    },
    why5: {
      title: 'Ongoing support',
      description: '{fastTrackSupport}, {scalePackSupport} or {enterpriseSupport}, depending on the plan.',
    },
  },
}

export const bookingBadges = (
  { callMinutes }: Figures,
  { byPhone = false, several = false }: { byPhone?: boolean; several?: boolean } = {},
): readonly [string, string, string] => [
  several ? 'A call with our team' : `${callMinutes}-minute ${byPhone ? 'phone' : 'video'} call`,
  '100% free',
  'Custom plan',
]

export const expectTitle = 'What to Expect'

/** Minutes of the agenda's parts. The first two are the audit, if it is shorter than the call. */
export function agendaMinutes(
  callMinutes: number,
  auditMinutes = callMinutes,
): readonly [number, number, number] {
  if (auditMinutes > 1 && auditMinutes < callMinutes) {
    const first = Math.ceil(auditMinutes / 2)
    return [first, auditMinutes - first, callMinutes - auditMinutes]
  }
  const step = callMinutes >= 20 ? 5 : 1
  const quarter = Math.max(step, Math.floor(callMinutes / 4 / step) * step)
  return [quarter, quarter, callMinutes - 2 * quarter]
}

export const expectIntro = (figures: Figures): string => auditInCall(figures)

export function expectItems(
  cards: readonly TitledText[],
  { callMinutes, auditMinutes }: Figures,
): readonly AgendaItem[] {
  const minutes = agendaMinutes(Number(callMinutes), Number(auditMinutes))
  return cards.map((card, place) => ({ ...card, duration: `${minutes[place] ?? 0} min` }))
}

export const whyTitle = ({ brandName }: Figures): string => `Why Choose ${brandName}`
