/** In minutes, as `Figures` has them. */
interface Lengths {
  auditMinutes: string
  callMinutes: string
}

/** Whether the audit is only a part of the call that is booked. */
const isPart = ({ auditMinutes, callMinutes }: Lengths) => Number(auditMinutes) < Number(callMinutes)

/** How the audit and the booked call belong together, behind a mention of the audit: ', part of a 60-minute appointment'. */
export const partOfCall = (lengths: Lengths): string =>
  isPart(lengths) ? `, part of a ${lengths.callMinutes}-minute appointment` : ''

/** The same from the call's side. */
export const auditInCall = (lengths: Lengths): string =>
  isPart(lengths)
    ? `The free audit takes the first ${lengths.auditMinutes} of the ${lengths.callMinutes} minutes; the rest is for the plan that you leave with.`
    : `The free audit takes all of the ${lengths.callMinutes} minutes.`
