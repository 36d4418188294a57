'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { passwordHint } from '@/content/auth'
import { PasswordField } from './password-field'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).changePasswordSchema

/** Changes the password of one's own account; the other devices are signed out. */
export function PasswordForm() {
  const router = useRouter()
  const form = useCheckedForm({
    schema,
    path: '/api/change-password',
    read: (data) => ({
      currentPassword: String(data.get('currentPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }),
    failed: { title: 'Password update failed', message: 'An unexpected error occurred. Please try again.' },
    onDone: () => {
      form.formRef.current?.reset()
      toast({
        tone: 'success',
        title: 'Password updated successfully',
        description: 'Your password has been updated',
      })
      router.refresh()
    },
  })
  return (
    <form
      ref={form.formRef}
      method="post"
      noValidate
      aria-label="Password"
      onSubmit={form.onSubmit}
      className="grid content-start gap-5"
    >
      <h3 className="text-xl">Password</h3>
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`${passwordHint} All other devices are signed out.`}
        error={form.errors.newPassword}
      />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Change password'}
      </Button>
    </form>
  )
}
