'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

type FaqErrorProps = { retry: () => void }

/** Shown where the questions could not be read. */
export default function FaqError({ retry }: FaqErrorProps) {
  return (
    <Container className="grid gap-8 py-16 lg:py-24">
      <h1 className="text-5xl">Frequently asked questions</h1>
      <Alert
        live
        tone="error"
        title="Error"
        action={
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        }
      >
        Failed to load FAQs
      </Alert>
    </Container>
  )
}
