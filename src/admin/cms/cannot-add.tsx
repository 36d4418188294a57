import { redirect } from 'next/navigation'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { Alert } from '@/components/ui/alert'

const REFUSED = 'add'
const FORM = /^\/admin\/collections\/([a-z-]+)\/create\/?(?:\?|$)/

const collectionOf = (req: PayloadRequest, slug: string | undefined) =>
  req.payload.config.collections.find((each) => each.slug === slug)

export async function leadToList(req: PayloadRequest, address: string): Promise<void> {
  const collection = collectionOf(req, FORM.exec(address)?.[1])
  if (!req.user || !collection || (await collection.access.create({ req }))) return
  redirect(`/admin/collections/${collection.slug}?refused=${REFUSED}`, 'replace')
}

/** 'FAQs' keeps its capitals. */
const withinSentence = ({ labels, slug }: SanitizedCollectionConfig): string => {
  const plural = typeof labels.plural === 'string' ? labels.plural : slug
  return plural.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

interface CannotAddProps {
  req: PayloadRequest
  slug?: string
  refused?: string | string[]
}

export function CannotAdd({ req, slug, refused }: CannotAddProps) {
  const collection = collectionOf(req, slug)
  if (!collection || refused !== REFUSED) return null
  return <Alert tone="error" live title={`You cannot add ${withinSentence(collection)} here.`} />
}
