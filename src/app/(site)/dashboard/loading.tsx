import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'

export default function DashboardLoading() {
  return (
    // As tall as the screen, so that the footer stays out of sight and nothing moves.
    <Container className="grid min-h-svh content-start justify-items-center pt-[30svh]">
      <Spinner label="Loading..." />
    </Container>
  )
}
