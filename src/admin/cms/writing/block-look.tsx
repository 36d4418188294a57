import type { PayloadRequest } from 'payload'
import { blockHtml } from '@/features/blog/writing/queries'
import type { Values } from '@/features/rich-text/document'
import { BlockView } from './block-view'

interface Props {
  req: PayloadRequest
  data: Values
  blockType: string
  label: string
}

/** A block in the text editor, drawn as readers see it. */
export async function BlockLook({ req, data, blockType, label }: Props) {
  const html = await blockHtml(req, { ...data, blockType })
  return <BlockView blockType={blockType} label={label} first={{ fields: data, html }} />
}
