'use client'

import { useRouter } from 'next/navigation'
import { UNEXPECTED } from '@/components/form/failure-text'
import { FullNameField, PhoneField, TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { changeProfile } from '@/features/account/calls'
import { call } from '@/lib/http/call'

type ProfileFormProps = { fullName: string; companyName: string; phone: string }

export function ProfileForm({ fullName, companyName, phone }: ProfileFormProps) {
  const router = useRouter()
  const form = useForm({
    schema: changeProfile.input,
    read: (data) => typedTexts(data, 'fullName', 'companyName', 'phone'),
    send: (body) => call(changeProfile, body),
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
      <FullNameField form={form} defaultValue={fullName} />
      <TextField
        form={form}
        name="companyName"
        label="Company"
        autoComplete="organization"
        defaultValue={companyName}
      />
      <PhoneField form={form} defaultValue={phone} />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Save profile'}
      </Button>
    </form>
  )
}
