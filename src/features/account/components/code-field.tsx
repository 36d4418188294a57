import { TextField } from '@/components/form/fields'

type CodeFieldProps = { error: string | undefined; hint: string; focused?: boolean }

/** Letters are allowed, because recovery codes have them. */
export const CodeField = ({ error, hint, focused = false }: CodeFieldProps) => (
  <TextField
    form={{ errors: { code: error } }}
    name="code"
    label="Code"
    hint={hint}
    required
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus={focused}
  />
)
