import type { Tone } from '@/admin/ui/values'
import type { PublicationStatus } from '@/features/publication/rules'

export const publicationStates: Readonly<Record<PublicationStatus, { tone: Tone; label: string }>> = {
  draft: { tone: 'waiting', label: 'Draft' },
  published: { tone: 'good', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
}
