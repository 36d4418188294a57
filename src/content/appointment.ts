interface Lengths {
  auditMinutes: string
  callMinutes: string
}

const isPart = ({ auditMinutes, callMinutes }: Lengths) => Number(auditMinutes) < Number(callMinutes)

/** For example ', the first part of a 60-minute call'. Follows a mention of the audit. */
export const partOfCall = (lengths: Lengths): string =>
  isPart(lengths) ? `, the first part of a ${lengths.callMinutes}-minute call` : ''

export const auditInCall = (lengths: Lengths): string =>
  isPart(lengths)
    ? `${lengths.auditMinutes} minutes of audit, then ${Number(lengths.callMinutes) - Number(lengths.auditMinutes)} minutes planning what to build.`
    : `The free audit takes all ${lengths.callMinutes} minutes.`

/** Of a confirmed video call without a link; the team has it under 'To do' until it has one. */
export const LINK_FOLLOWS = 'We will send you the link before the call.'
