import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { Health } from '@/application/health'
import { TestMail } from './test-mail'

const states = {
  ok: { tone: 'good', label: 'Accepts this site' },
  refused: { tone: 'bad', label: 'Does not accept this site' },
  off: { tone: 'waiting', label: 'Not set: emails are stored on the server' },
  unknown: { tone: 'waiting', label: 'No answer yet' },
} as const

interface MailPanelProps {
  mail: Health['mail']
  tested: string | null
}

export function MailPanel({ mail: { server, problem }, tested }: MailPanelProps) {
  return (
    <section aria-labelledby="mail" className="mb-8">
      <h2 id="mail" className="mb-3 text-xl">
        Mail
      </h2>
      <div className="grid gap-3 rounded-lg border bg-surface px-5 py-4 text-sm">
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="flex flex-wrap gap-x-2">
            <span>Mail server:</span>
            <Status tone={states[server].tone}>{states[server].label}</Status>
          </span>
          <span className="text-soft">
            {tested ? (
              <>
                <span>Last test email: </span>
                <Time at={tested} />
              </>
            ) : (
              'No test email has been sent yet.'
            )}
          </span>
        </div>
        {problem ? <p className="text-soft [overflow-wrap:anywhere]">{problem}</p> : null}
        <TestMail />
      </div>
    </section>
  )
}
