import { Button } from '@/components/ui/button'
import { FormProblemNote } from './form-problem'
import type { useForm } from './use-form'

interface FormEndProps {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'problem'>
  action: string
  tone?: 'danger' | undefined
  onCancel: () => void
}

export function FormEnd({ form, action, tone, onCancel }: FormEndProps) {
  return (
    <>
      <FormProblemNote problem={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={tone ?? 'primary'} busy={form.busy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
