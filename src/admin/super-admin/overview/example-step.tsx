'use client'

import { Problem, useAction } from '@/admin/ui/actions'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { Example } from '@/features/overview/examples'
import { changeDocument, changeGlobal } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'

interface StepProps {
  text: string
  href: string
  confirm: () => Promise<Answer<unknown>>
  hide?: () => Promise<Answer<unknown>>
}

function Step({ text, href, confirm, hide }: StepProps) {
  const { run, busy, problem } = useAction<unknown>()
  return (
    <li className="grid gap-2 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">{text}</span>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={() => void run(confirm, { done: 'Confirmed', failed: 'Failed to confirm this' })}
          >
            Confirm
          </Button>
          <ButtonLink variant="secondary" size="sm" href={href}>
            Edit
          </ButtonLink>
          {hide ? (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              onClick={() => void run(hide, { done: 'Hidden', failed: 'Failed to hide this' })}
            >
              Hide
            </Button>
          ) : null}
        </span>
      </div>
      <Problem>{problem}</Problem>
    </li>
  )
}

/** What is invented on a new site: each is confirmed, edited or hidden in one press. */
export function ExampleStep({ example }: { example: Example }) {
  return example.kind === 'claims' ? (
    <Step
      text="Figures such as hours saved, average ROI and newsletter subscribers are examples. Visitors see them."
      href="/admin/globals/site-settings"
      confirm={() => changeGlobal('site-settings', { claims: { isExample: false } })}
      hide={() => changeGlobal('site-settings', { claims: { isHidden: true } })}
    />
  ) : (
    <Step
      text={`The testimonial by ${example.name} is an example. Visitors see it.`}
      href={`/admin/collections/testimonials/${example.id}`}
      confirm={() => changeDocument('testimonials', example.id, { isExample: false })}
      hide={() => changeDocument('testimonials', example.id, { isActive: false })}
    />
  )
}
