'use client'

import { type ChangeEvent, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The typed values of a dialog's fields. They are stored outside the dialog, so closing it loses nothing;
 * `typed('email')` is for the control of that name.
 */
export function useTypedValues<Values extends Record<string, string>>(blank: Values) {
  const [values, setValues] = useState(blank)
  return {
    typed: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<Control>) =>
        setValues((before) => ({ ...before, [name]: value })),
    }),
    forget: () => setValues(blank),
  }
}
