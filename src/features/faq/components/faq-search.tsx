import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

type FaqSearchProps = { ref: Ref<HTMLInputElement>; value: string; onChange: (value: string) => void }

/** The search box over the questions. It needs scripts, so it is not there without them. */
export function FaqSearch({ ref, value, onChange }: FaqSearchProps) {
  return (
    <search className="block noscript:hidden">
      <label htmlFor="faq-search" className="sr-only">
        Search questions
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <Input
          ref={ref}
          id="faq-search"
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Search questions..."
          autoComplete="off"
          className="pl-11"
        />
      </div>
    </search>
  )
}
