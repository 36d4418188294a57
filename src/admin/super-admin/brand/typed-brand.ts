import { typedTexts } from '@/components/form/form-fields'
import type { FileKind } from '@/features/brand/file-kinds'

/** A chosen file in base64, or null to remove the stored one. */
export type TypedFiles = Partial<Record<FileKind, string | null>>

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function typedBrand(form: FormData, files: TypedFiles) {
  const { socials, fonts, ...texts } = typedTexts(
    form,
    'brandName',
    'tagline',
    'accent',
    'highlight',
    'ground',
    'fonts',
    'socials',
    'currency',
    'senderName',
    'senderAddress',
  )
  return {
    ...texts,
    fonts: fonts === 'instrument' || fonts === 'own' ? fonts : ('newsreader' as const),
    fontLicence: form.get('fontLicence') === 'on',
    socials: lines(socials),
    ...files,
  }
}
