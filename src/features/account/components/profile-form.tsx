'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).profileSchema

type ProfileFormProps = { fullName: string; companyName: string; phone: string }

/** Name, company and phone of one's own account. */
export function ProfileForm({ fullName, companyName, phone }: ProfileFormProps) {
  const router = useRouter()
  const form = useCheckedForm({
    schema,
    method: 'PATCH',
    path: '/api/profile',
    read: (data) => ({
      fullName: String(data.get('fullName') ?? ''),
      companyName: String(data.get('companyName') ?? ''),
      phone: String(data.get('phone') ?? ''),
    }),
    failed: { title: 'Update failed', message: 'An unexpected error occurred. Please try again.' },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Profile updated',
        description: 'Your profile has been successfully updated.',
      })
      router.refresh()
    },
  })
  const error = (name: string) => (form.errors[name] ? { error: form.errors[name] } : {})
  return (
    <form
      method="post"
      noValidate
      aria-label="Profile"
      onSubmit={form.onSubmit}
      className="grid content-start gap-5"
    >
      <Field label="Full Name" required {...error('fullName')}>
        {(control) => <Input {...control} name="fullName" autoComplete="name" defaultValue={fullName} />}
      </Field>
      <Field label="Company" {...error('companyName')}>
        {(control) => (
          <Input {...control} name="companyName" autoComplete="organization" defaultValue={companyName} />
        )}
      </Field>
      <Field label="Phone" hint="With the country code, such as +49 30 1234567." {...error('phone')}>
        {(control) => <Input {...control} name="phone" type="tel" autoComplete="tel" defaultValue={phone} />}
      </Field>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Save profile'}
      </Button>
    </form>
  )
}
