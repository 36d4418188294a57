'use client'

import { type ReactNode, useState } from 'react'
import { notifyDone, Problem, useAction, useRefresh } from '@/admin/ui/actions'
import { Dialog } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { changeProfile } from '@/features/account/calls'
import type { Example } from '@/features/overview/examples'
import { call } from '@/lib/http/call'
import { changeDocument, changeGlobal } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
import { FormSave } from '../input-fields'

interface StepProps {
  text: string
  href: string
  confirm: () => Promise<Answer<unknown>>
  hide: () => Promise<Answer<unknown>>
}

function Step({ text, href, confirm, hide }: StepProps) {
  const { run, busy, problem } = useAction<unknown>()
  const button = (label: string, call: StepProps['hide'], wording: { done: string; failed: string }) => (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void run(call, wording)}>
      {label}
    </Button>
  )
  return (
    <li className="grid gap-2 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">{text}</span>
        <span className="flex flex-wrap gap-2">
          {button('Confirm', confirm, { done: 'Confirmed', failed: 'Failed to confirm this' })}
          <ButtonLink variant="secondary" size="sm" href={href}>
            Edit
          </ButtonLink>
          {button('Hide', hide, { done: 'Hidden', failed: 'Failed to hide this' })}
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

export function OwnerName() {
  const { refresh } = useRefresh()
  const form = useForm({
    schema: async () => (await import('@/features/account/schema')).profileSchema,
    read: (data) => typedTexts(data, 'fullName'),
    send: (typed) => call(changeProfile, typed),
    failed: { title: 'Error', message: 'Failed to save your name' },
    onDone: () => {
      notifyDone('Name saved')
      refresh()
    },
  })
  return (
    <li className="px-5 py-3">
      <form {...form.formProps} aria-label="Your name" className="grid gap-3">
        <InputField
          errors={form.errors}
          label="What is your name?"
          required
          hint="Your account came without one. Colleagues see it, and clients when you take calls."
          name="fullName"
          maxLength={100}
        />
        <FormSave form={form} label="Save name" look="secondary" />
      </form>
    </li>
  )
}

export function AllSteps({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Set up your site">
        <ul className="-mx-5 divide-y divide-line">{children}</ul>
      </Dialog>
    </>
  )
}
