'use client'

import { useState } from 'react'
import { DeletionDialog } from '@/admin/ui/confirm-dialog'
import { type RowAction, RowActions } from '@/admin/ui/row-actions'
import type { ListedBlog } from '@/features/blog/back-office-list'
import { send } from '@/lib/http/send'
import { useBlogEditor } from './blog-editor'

interface BlogActionsProps {
  blog: Pick<ListedBlog, 'id' | 'title' | 'slug' | 'status'>
  look: 'menu' | 'buttons'
}

export function BlogActions({ blog, look }: BlogActionsProps) {
  const { id, title, slug, status } = blog
  const edit = useBlogEditor()
  const [asking, setAsking] = useState(false)
  const publicPage = status === 'published' ? `/blog/${slug}` : undefined
  const actions: RowAction[] = [
    { label: 'Edit', icon: 'copy', tone: 'primary', onSelect: () => edit(id) },
    ...(publicPage ? [{ label: 'Open on the site', icon: 'external' as const, href: publicPage }] : []),
    { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => setAsking(true) },
  ]

  return (
    <>
      <RowActions id={id} name={title} look={look} actions={actions} />
      <DeletionDialog
        id={id}
        open={asking}
        onClose={() => setAsking(false)}
        remove={() => send(`/api/blogs/${id}`, { method: 'DELETE' })}
        done="Blog deleted successfully"
        failed="Failed to delete blog"
        title="Delete this article?"
        action="Delete article"
      >
        <b>{title}</b> will be deleted permanently, with its earlier versions
        {publicPage ? ', and removed from the site at once.' : '.'}
      </DeletionDialog>
    </>
  )
}
