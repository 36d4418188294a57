/** In minutes, as `Figures` has them. */
interface Lengths {
  auditMinutes: string
  callMinutes: string
}

/** Whether the audit is only a part of the call that is booked. */
const isPart = ({ auditMinutes, callMinutes }: Lengths) => Number(auditMinutes) < Number(callMinutes)

/** How the audit and the booked call belong together, behind a mention of the audit: ', the first part of a 60-minute call'. */
export const partOfCall = (lengths: Lengths): string =>
  isPart(lengths) ? `, the first part of a ${lengths.callMinutes}-minute call` : ''

/** The same from the call's side. */
export const auditInCall = (lengths: Lengths): string =>
  isPart(lengths)
    ? `${lengths.auditMinutes} minutes of audit, then ${Number(lengths.callMinutes) - Number(lengths.auditMinutes)} minutes planning what to build.`
    : `The free audit takes all ${lengths.callMinutes} minutes.`
