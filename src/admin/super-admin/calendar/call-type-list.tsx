import { Status } from '@/admin/ui/status'
import { buttonStyles } from '@/components/ui/button-styles'
import type { ListedType } from '@/features/booking/call-type/list'

const COLLECTION = '/admin/collections/call-types'

const asked = (questions: number) =>
  questions === 0 ? '' : questions === 1 ? ', 1 question' : `, ${questions} questions`

/** The types of calls. They are edited in the CMS. */
export function CallTypeList({ types }: { types: readonly ListedType[] }) {
  return (
    <section aria-labelledby="call-types" className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6">
      <h2 id="call-types" className="text-xl">
        Call types
      </h2>
      {types.length === 0 ? (
        <p className="text-soft text-sm">No call types yet. All calls have the length in the settings.</p>
      ) : (
        <ul className="grid gap-3">
          {types.map(({ id, title, minutes, questions, isActive }) => (
            <li key={id} className="grid gap-0.5 text-sm">
              <a href={`${COLLECTION}/${id}`} className="text-link wrap-anywhere font-semibold">
                {title}
              </a>
              <span className="text-soft">{`${minutes} minutes${asked(questions)}`}</span>
              <Status tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Not active'}</Status>
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft text-xs">
        If more than one is active, visitors choose one before they pick a time. The first one is the default.
      </p>
      <a
        href={types.length === 0 ? `${COLLECTION}/create` : COLLECTION}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        {types.length === 0 ? 'Add a call type' : 'Edit call types'}
      </a>
    </section>
  )
}
