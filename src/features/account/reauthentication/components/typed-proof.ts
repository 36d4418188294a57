import { typedTexts } from '@/components/form/form-fields'

/** Reads the proof's fields. Without a code field, the code is undefined. */
export const typedProof = (form: FormData) => ({
  ...typedTexts(form, 'currentPassword'),
  ...(form.has('code') ? typedTexts(form, 'code') : {}),
})
