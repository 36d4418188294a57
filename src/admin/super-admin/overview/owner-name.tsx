'use client'

import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { changeProfile } from '@/features/account/calls'
import { call } from '@/lib/http/call'

/** Asks the first account for its owner's name. */
export function OwnerName() {
  const { refresh } = useRefresh()
  const { formProps, busy, errors, problem } = useForm({
    schema: async () => (await import('@/features/account/schema')).profileSchema,
    read: (form) => typedTexts(form, 'fullName'),
    send: (typed) => call(changeProfile, typed),
    failed: { title: 'Error', message: 'Failed to save your name' },
    onDone: () => {
      notifyDone('Name saved')
      refresh()
    },
  })
  return (
    <li className="px-5 py-3">
      <form {...formProps} aria-label="Your name" className="grid gap-3">
        <InputField
          errors={errors}
          label="What is your name?"
          required
          hint="Your account came without one. Colleagues see it, and clients when you take calls."
          name="fullName"
          maxLength={100}
        />
        <FormProblemNote problem={problem} />
        <div className="flex justify-end">
          <Button type="submit" variant="secondary" size="sm" busy={busy}>
            {busy ? 'Saving...' : 'Save name'}
          </Button>
        </div>
      </form>
    </li>
  )
}
