'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { UNTITLED } from '@/features/publication/rules'

export function TitleCell(props: DefaultCellComponentProps) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: props.cellData || UNTITLED }}
      columnIndex={0}
      isLinkedColumn={props.link ?? false}
    />
  )
}
