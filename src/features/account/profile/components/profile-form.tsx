'use client'

import { useRouter } from 'next/navigation'
import { UNEXPECTED } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { send } from '@/lib/http/send'

const schema = async () => (await import('../../schema')).profileSchema

type ProfileFormProps = { fullName: string; companyName: string; phone: string }

export function ProfileForm({ fullName, companyName, phone }: ProfileFormProps) {
  const router = useRouter()
  const form = useForm({
    schema,
    read: (data) => typedTexts(data, 'fullName', 'companyName', 'phone'),
    send: (body) => send('/api/profile', { method: 'PATCH', body }),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Profile updated',
        description: 'Your profile has been successfully updated.',
      })
      router.refresh()
    },
  })
  return (
    <form {...form.formProps} aria-label="Profile" className="grid content-start gap-5">
      <Field label="Full Name" required error={form.errors.fullName}>
        {(control) => <Input {...control} name="fullName" autoComplete="name" defaultValue={fullName} />}
      </Field>
      <Field label="Company" error={form.errors.companyName}>
        {(control) => (
          <Input {...control} name="companyName" autoComplete="organization" defaultValue={companyName} />
        )}
      </Field>
      <Field label="Phone" hint="With the country code, such as +49 30 1234567." error={form.errors.phone}>
        {(control) => <Input {...control} name="phone" type="tel" autoComplete="tel" defaultValue={phone} />}
      </Field>
      <FormProblemNote problem={form.problem} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Save profile'}
      </Button>
    </form>
  )
}
