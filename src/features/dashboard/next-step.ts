import { type BookingStatus, blocksTime } from '@/features/booking/status'
export interface ClientState {
  projects: readonly { id: string; title: string; status: string; completionPercentage: number }[]
  calls: readonly { bookingDatetime: string; endsAt: string; status: BookingStatus }[]
  registeredAt: string | null
}

export interface NextStep {
  kind:
    | 'call-confirmed'
    | 'call-requested'
    | 'project-paused'
    | 'project-active'
    | 'registration-review'
    | 'discovery-call'
    | 'follow-up'
    | 'first-call'
  title: string
  text: string
  at?: string
  action: { label: string; href: string }
}

const DAY_MS = 24 * 60 * 60 * 1000
const REVIEW_MS = DAY_MS

const bookCall = (label: string) => ({ label, href: '/book-call' })
const write = { label: 'Write to us', href: '/contact' }

function nextCall({ calls }: ClientState, now: Date): NextStep | undefined {
  const [call] = calls
    .filter(({ status, endsAt }) => blocksTime(status) && Date.parse(endsAt) > now.getTime())
    .sort((one, other) => Date.parse(one.bookingDatetime) - Date.parse(other.bookingDatetime))
  if (!call) return undefined
  const confirmed = call.status === 'confirmed'
  return {
    kind: confirmed ? 'call-confirmed' : 'call-requested',
    title: confirmed ? 'Your call is confirmed' : 'We have your call',
    text: confirmed
      ? 'Think of one process that costs you time every week. We start there.'
      : 'We confirm it by email. You can move or cancel it here at any time.',
    at: call.bookingDatetime,
    action: { label: 'See your calls', href: '#calls' },
  }
}

function nextInProject({ projects }: ClientState): NextStep | undefined {
  const paused = projects.find(({ status }) => status === 'on_hold')
  const active = projects.find(({ status }) => status === 'active')
  if (active) {
    return {
      kind: 'project-active',
      title: `We are working on ${active.title}`,
      text: `It is ${active.completionPercentage} % done. We email you when we need something or have something to show.`,
      action: write,
    }
  }
  return (
    paused && {
      kind: 'project-paused',
      title: `${paused.title} is on hold`,
      text: 'Tell us when to continue, or what is missing.',
      action: write,
    }
  )
}

function afterRegistration({ registeredAt }: ClientState, now: Date): NextStep | undefined {
  if (!registeredAt) return undefined
  if (now.getTime() - Date.parse(registeredAt) < REVIEW_MS) {
    return {
      kind: 'registration-review',
      title: 'We are reading your registration',
      text: "We'll get back to you within 24 hours. You can already choose a time for your discovery call.",
      action: bookCall('Book your discovery call'),
    }
  }
  return {
    kind: 'discovery-call',
    title: 'Next is your discovery call',
    text: 'We look at your processes together. Your proposal follows within a week.',
    action: bookCall('Book your discovery call'),
  }
}

export function nextStep(state: ClientState, now: Date): NextStep {
  const known = nextCall(state, now) ?? nextInProject(state)
  if (known) return known
  if (state.projects.some(({ status }) => status === 'completed')) {
    return {
      kind: 'follow-up',
      title: 'Your project is done',
      text: 'On a short call we look at the results and at what could come next.',
      action: bookCall('Book a call'),
    }
  }
  return (
    afterRegistration(state, now) ?? {
      kind: 'first-call',
      title: 'Start with a free audit',
      text: 'We look at your processes together and show you what can be automated.',
      action: bookCall('Book a Call'),
    }
  )
}
