import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'

/** About as tall as the calendar and the form. */
export const LoadingDesk = () => (
  <Card className="grid min-h-[60rem] place-items-center lg:min-h-[45rem] lg:p-10">
    <Spinner label="Loading calendar..." />
  </Card>
)
