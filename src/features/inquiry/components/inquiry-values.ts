/** The fields of the form in its order; the draft keeps all of them. */
export const inquiryFields = ['name', 'email', 'company', 'project', 'budget', 'timeline', 'message'] as const

/** Name of a field that can carry a message. */
type InquiryField = (typeof inquiryFields)[number]

/** Messages at fields; a field without one is fine. */
export type InquiryErrors = Partial<Record<InquiryField, string>>

/** One refusal, from the schema or from the server. */
type Refusal = { field?: unknown; message: string }

const isInquiryField = (name: unknown): name is InquiryField => inquiryFields.some((field) => field === name)

/** The first message for each field. */
export function fieldMessages(refusals: readonly Refusal[]): InquiryErrors {
  const messages: InquiryErrors = {}
  for (const { field, message } of refusals) if (isInquiryField(field)) messages[field] ??= message
  return messages
}

/** What stands in the form, as the endpoint takes it. */
export function readInquiry(form: HTMLFormElement) {
  const data = new FormData(form)
  const texts = Object.fromEntries(
    [...inquiryFields, 'website'].map((field) => [field, String(data.get(field) ?? '')]),
  )
  return { ...texts, newsletter: data.get('newsletter') !== null }
}

/** Moves to the first field with a message. */
export function focusFirstError(form: HTMLFormElement, errors: InquiryErrors) {
  const first = inquiryFields.find((field) => errors[field])
  const control = first ? form.elements.namedItem(first) : null
  if (control instanceof HTMLElement) control.focus()
}
