import { typedTexts } from '@/components/form/form-fields'

/** What stands in the proof's fields; without a field for it there is no code, not an empty one. */
export const typedProof = (form: FormData) => ({
  ...typedTexts(form, 'currentPassword'),
  ...(form.has('code') ? typedTexts(form, 'code') : {}),
})
