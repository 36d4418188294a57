import type { UploadField } from 'payload'

/** The cover of a page, from the media library. */
export const pictureField = (name: 'coverImage' | 'featuredImage'): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: 'Cover picture',
})
