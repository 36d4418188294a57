import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

interface Props {
  versions: readonly { value: string; label: string }[]
  chosen: string | undefined
}

export function OtherVersion({ versions, chosen }: Props) {
  return (
    <form method="get" className="flex flex-wrap items-center gap-2">
      <Select
        name="with"
        aria-label="Another version"
        className="h-9 text-sm"
        options={versions}
        defaultValue={chosen ?? ''}
        placeholder="Another version"
        required
      />
      <Button type="submit" size="sm" variant="secondary">
        Compare
      </Button>
    </form>
  )
}
