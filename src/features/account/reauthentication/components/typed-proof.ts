import { typedTexts } from '@/components/form/form-fields'

export const typedProof = (form: FormData) => ({
  ...typedTexts(form, 'currentPassword'),
  ...(form.has('code') ? typedTexts(form, 'code') : {}),
  ...(form.has('byPasskey') ? { byPasskey: true as const } : {}),
})
