import type { Refusal } from '@/lib/http/send-answer'

/** Messages at fields, by name; a field without one is valid. */
export type FieldMessages = Readonly<Record<string, string | undefined>>

export const typedTexts = <Name extends string>(form: FormData, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<Name, string>

/** The first message of each field. A message about a part of a field (`interests.0`) belongs to the field. */
export function messagesByField(refusals: readonly Refusal[]): FieldMessages {
  const messages: Record<string, string> = {}
  for (const { field, message } of refusals) {
    if (!field) continue
    messages[field] ??= message
    messages[field.replace(/\..*/, '')] ??= message
  }
  return messages
}

export function firstRefused(form: HTMLFormElement, messages: FieldMessages) {
  for (const control of form.elements) {
    const message = 'name' in control ? messages[String(control.name)] : undefined
    if (message && control instanceof HTMLElement) return { control, message }
  }
  return null
}
