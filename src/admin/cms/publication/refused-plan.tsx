import { useFormFields } from '@payloadcms/ui'
import { unfinishedBlocks } from '@/features/rich-text/unfinished'
import type { Refusal } from '@/lib/http/send-answer'
import { UnfinishedLines } from '../writing/show-part'

/** Why a document cannot be published at a time. */
export function RefusedPlan({ reasons }: { reasons: readonly Refusal[] }) {
  const content = useFormFields(([fields]) => fields.content?.value)
  const isTextRefused = reasons.some(({ field }) => field === 'content')
  const blocks = isTextRefused ? unfinishedBlocks(content) : []
  return (
    <div role="alert" className="text-danger">
      <p>Not scheduled, because it cannot be published yet:</p>
      <ul className="ml-4 list-disc">
        {reasons
          .filter(({ field }) => field !== 'content' || blocks.length === 0)
          .map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        <UnfinishedLines blocks={blocks} />
      </ul>
    </div>
  )
}
