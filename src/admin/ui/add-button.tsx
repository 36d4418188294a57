import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button size="sm" onClick={onClick}>
    <Icon name="plus" className="size-4.5" />
    {children}
  </Button>
)
