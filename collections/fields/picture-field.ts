import type { UploadField } from 'payload'

export const pictureField = (name: 'coverImage' | 'featuredImage'): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: 'Cover picture',
})
