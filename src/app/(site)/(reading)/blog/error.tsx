'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

export default function BlogError({ retry }: { error: Error; retry: () => void }) {
  return (
    <Container className="grid gap-8 py-20">
      <h1 className="text-4xl">Blog</h1>
      <Alert tone="error" title="Error" live action={<Button onClick={retry}>Try again</Button>}>
        Failed to load blog posts
      </Alert>
    </Container>
  )
}
