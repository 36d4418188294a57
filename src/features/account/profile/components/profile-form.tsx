'use client'

import { useRouter } from 'next/navigation'
import { UNEXPECTED } from '@/components/form/failure-text'
import { TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
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
      <TextField
        form={form}
        name="fullName"
        label="Full Name"
        required
        autoComplete="name"
        defaultValue={fullName}
      />
      <TextField
        form={form}
        name="companyName"
        label="Company"
        autoComplete="organization"
        defaultValue={companyName}
      />
      <TextField
        form={form}
        name="phone"
        label="Phone"
        hint="With the country code, such as +49 30 1234567."
        type="tel"
        autoComplete="tel"
        defaultValue={phone}
      />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Save profile'}
      </Button>
    </form>
  )
}
