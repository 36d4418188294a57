import type { ReactNode } from 'react'

type RegistrationSectionProps = { title: string; hint?: string; children: ReactNode }

export function RegistrationSection({ title, hint, children }: RegistrationSectionProps) {
  return (
    <fieldset className="grid gap-5 border-line border-t pt-6 sm:grid-cols-2">
      <legend className="float-left mb-1 w-full sm:col-span-2">
        <span className="block font-display text-2xl">{title}</span>
        {hint ? <span className="mt-1 block text-soft text-sm">{hint}</span> : null}
      </legend>
      {children}
    </fieldset>
  )
}
