/** The fields a visitor types into, in the order of the form. */
export const typedFields = ['name', 'email', 'company', 'phone', 'message'] as const

/** Name of a field a visitor types into. */
export type TypedField = (typeof typedFields)[number]

/** Messages at fields; a field without one is fine. */
export type FieldErrors = Partial<Record<TypedField, string>>

/** Narrows a field name from the server or the schema to one that is on the form. */
export function isTypedField(name: unknown): name is TypedField {
  return typedFields.some((field) => field === name)
}

/** What stands in the form, honeypot included, as text. */
export function readForm(form: HTMLFormElement): Record<TypedField | 'website', string> {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
    website: text('website'),
  }
}

/** Moves to the first field with a message. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  const first = typedFields.find((field) => errors[field])
  const control = first ? form.elements.namedItem(first) : null
  if (control instanceof HTMLElement) control.focus()
}
