import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'

export default function DashboardLoading() {
  return (
    <Container className="grid min-h-[50vh] place-items-center py-20">
      <Spinner label="Loading..." />
    </Container>
  )
}
