import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'

export default function DashboardLoading() {
  return (
    // As tall as the screen, so that the footer is out of sight before and after, and nothing moves.
    <Container className="grid min-h-svh content-start justify-items-center pt-[30vh]">
      <Spinner label="Loading..." />
    </Container>
  )
}
