import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'

/** Shown until the questions are there. */
export default function FaqLoading() {
  return (
    <Container className="py-24">
      <Spinner label="Loading FAQs..." />
    </Container>
  )
}
