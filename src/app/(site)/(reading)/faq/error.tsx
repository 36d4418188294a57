'use client'

import { useTransition } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'
import faq from '@/content/pages/faq.json'

export default function FaqError({ retry }: { retry: () => void }) {
  const [loading, startLoading] = useTransition()
  return (
    <Container className="grid gap-8 py-16 lg:py-24">
      <h1 className="text-5xl">{faq.headline}</h1>
      {loading ? (
        <Spinner label="Loading FAQs..." />
      ) : (
        <Alert
          live
          tone="error"
          title="Error"
          action={
            <Button variant="secondary" onClick={() => startLoading(retry)}>
              Try again
            </Button>
          }
        >
          Failed to load FAQs
        </Alert>
      )}
    </Container>
  )
}
