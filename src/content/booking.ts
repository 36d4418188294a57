import { auditInCall } from './appointment'
import type { Figures } from './figures'
import type { TitledText } from './page-meta'

export interface AgendaItem extends TitledText {
  duration: string
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
