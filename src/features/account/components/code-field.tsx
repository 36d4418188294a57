import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type CodeFieldProps = { error: string | undefined; hint: string; focused?: boolean }

/** Letters are allowed, because recovery codes have them. */
export function CodeField({ error, hint, focused = false }: CodeFieldProps) {
  return (
    <Field label="Code" required hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={focused}
        />
      )}
    </Field>
  )
}
