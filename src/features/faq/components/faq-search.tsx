import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

type FaqSearchProps = {
  ref: Ref<HTMLInputElement>
  value: string
  /** True after hydration. */
  ready: boolean
  onChange: (value: string) => void
}

export function FaqSearch({ ref, value, ready, onChange }: FaqSearchProps) {
  return (
    <search className="block noscript:hidden">
      <label htmlFor="faq-search" className="sr-only">
        Search questions
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft" />
        <Input
          ref={ref}
          id="faq-search"
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Search questions..."
          autoComplete="off"
          className="peer pl-11"
        />
        {/* CSS shows it while the field has text and scripts have not loaded. */}
        {ready ? null : (
          <p className="mt-3 block text-sm text-soft peer-placeholder-shown:hidden">
            Searching as soon as the page has loaded...
          </p>
        )}
      </div>
    </search>
  )
}
