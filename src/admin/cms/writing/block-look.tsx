import type { PayloadRequest } from 'payload'
import { blockHtml } from '@/features/blog/writing/queries'
import type { Values } from '@/features/rich-text/document'
import { BlockView } from './block-view'

interface Props {
  req: PayloadRequest
  /** Its fields. `data` is the whole document. */
  siblingData: Values
  blockType: string
  label: string
}

/** A block in the text editor, drawn as readers see it. */
export async function BlockLook({ req, siblingData: fields, blockType, label }: Props) {
  const html = await blockHtml(req, { ...fields, blockType })
  return <BlockView blockType={blockType} label={label} first={{ fields, html }} />
}
