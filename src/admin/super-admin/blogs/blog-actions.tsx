'use client'

import { useState } from 'react'
import { DeletionDialog } from '@/admin/ui/deletion-dialog'
import { useList } from '@/admin/ui/list'
import { Menu, MenuItem } from '@/admin/ui/menu'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ListedBlog } from '@/features/blog/back-office-list'
import { send } from '@/lib/http/send'
import { useBlogEditor } from './blog-editor'

interface BlogActionsProps {
  blog: Pick<ListedBlog, 'id' | 'title' | 'slug' | 'status'>
  look: 'menu' | 'buttons'
}

/** Actions on an article: a menu in its row, buttons in its details. */
export function BlogActions({ blog, look }: BlogActionsProps) {
  const { id, title, slug, status } = blog
  const { go } = useList()
  const edit = useBlogEditor()
  const [asking, setAsking] = useState(false)
  const publicPage = status === 'published' ? `/blog/${slug}` : undefined
  const ask = () => setAsking(true)

  return (
    <>
      {look === 'menu' ? (
        <Menu label={`Actions for ${title}`}>
          <MenuItem icon="info" onSelect={() => go({ open: id })}>
            View
          </MenuItem>
          <MenuItem icon="copy" onSelect={() => edit(id)}>
            Edit
          </MenuItem>
          {publicPage ? (
            <MenuItem icon="external" href={publicPage}>
              Open on the site
            </MenuItem>
          ) : null}
          <MenuItem icon="trash" tone="danger" onSelect={ask}>
            Delete
          </MenuItem>
        </Menu>
      ) : (
        <>
          {publicPage ? (
            <ButtonLink variant="secondary" size="sm" href={publicPage}>
              Open on the site
            </ButtonLink>
          ) : null}
          <Button size="sm" onClick={() => edit(id)}>
            Edit
          </Button>
          <Button variant="danger" size="sm" onClick={ask}>
            Delete
          </Button>
        </>
      )}
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
