import { typedTexts } from '@/components/form/form-fields'

export const typedProof = (form: FormData) => ({
  ...typedTexts(form, 'currentPassword'),
  ...(form.has('code') ? typedTexts(form, 'code') : {}),
})
