import type { Refusal } from '@/lib/http/send-answer'

export type FieldMessages = Readonly<Record<string, string | undefined>>

export const typedTexts = <Name extends string>(form: FormData, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<Name, string>

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
