import type { ReactNode } from 'react'
import { HeaderPicture } from '@/components/page/header-picture'
import { Container } from '@/components/ui/container'
import { unbroken } from '@/components/ui/unbroken'
import type { DocumentPage } from '../document-page'

type PageHeaderProps = {
  page: Pick<DocumentPage, 'title' | 'description' | 'picture'>
  before?: ReactNode
  kicker?: string
}

export function PageHeader({ page: { title, description, picture }, before, kicker }: PageHeaderProps) {
  return (
    <header>
      <Container className="pt-6 sm:pt-8">
        {before}
        <div
          className={
            picture
              ? 'mt-6 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[1.2fr_1fr] lg:items-center'
              : 'mt-6 lg:mt-10'
          }
        >
          <div className="grid max-w-4xl content-start gap-5">
            {kicker ? <p className="kicker">{kicker}</p> : null}
            <h1 className="text-5xl wrap-anywhere">{unbroken(title)}</h1>
            <p className="max-w-3xl font-display text-soft text-xl wrap-anywhere">{description}</p>
          </div>
          {picture ? <HeaderPicture picture={picture} /> : null}
        </div>
      </Container>
    </header>
  )
}
