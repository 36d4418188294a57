import { automationInterests } from '@/content/registration'

/** Cards for what the client wants to automate. */
export function InterestCards() {
  return (
    <ul className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
      {automationInterests.map((interest) => (
        <li key={interest}>
          <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-sm transition-colors hover:border-ink has-checked:border-action has-checked:bg-good-wash has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-3">
            <input
              type="checkbox"
              name="automationInterests"
              value={interest}
              className="size-5 shrink-0 accent-action outline-none"
            />
            {interest}
          </label>
        </li>
      ))}
    </ul>
  )
}
