'use client'

import { toast, useDocumentDrawer } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNewDraft } from '@/admin/cms/new-document/title-form'
import { notifyDone, replaceSaveToast, useNewAsked, useRefresh } from '@/admin/ui/actions'
import { AddButton } from '@/admin/ui/add-button'
import { DeletionDialog } from '@/admin/ui/confirm-dialog'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { type RowAction, RowActions } from '@/admin/ui/menu'
import type { ListedBlog } from '@/features/blog/back-office-list'
import { removeDocument } from '@/lib/http/documents'
import { closeByCross } from '@/patches/payload/drawer-escape/close-by-cross'

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
        remove={() => removeDocument('blogs', id)}
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

type NewBlogDialogProps = { open: boolean; onClose: () => void; onMade: (id: string) => void }

const blank = { title: '' }

/** Asks for the title, because the editor's form stores an article as soon as it opens. */
function NewBlogDialog({ open, onClose, onMade }: NewBlogDialogProps) {
  const { typed, forget } = useTypedValues(blank)
  const form = useNewDraft('blogs', (id) => {
    forget()
    onMade(id)
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="New Blog Post"
      description="It starts as a draft that only editors can see."
      action="Start writing"
      busyAction="Opening..."
    >
      <InputField errors={form.errors} label="Title" required {...typed('title')} maxLength={200} autoFocus />
    </FormDialog>
  )
}

const EditorContext = createContext<(id: string | null) => void>(() => {})

export const useBlogEditor = () => useContext(EditorContext)

function Drawer({ id, onClosed }: { id: string; onClosed: () => void }) {
  const { refresh } = useRefresh()
  const [DocumentDrawer, , { openDrawer, isDrawerOpen }] = useDocumentDrawer({ collectionSlug: 'blogs', id })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    openDrawer()
  }, [openDrawer])
  const end = useEffectEvent(() => {
    // Autosaved drafts are in the list too.
    refresh()
    onClosed()
  })
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) end()
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the drawer, its child for React alone
    <div onKeyDown={closeByCross}>
      <DocumentDrawer
        onSave={({ context }) => {
          if (context?.autosave) return
          replaceSaveToast((id) => toast.success('Blog created or updated successfully', { id }))
          refresh()
        }}
        onDelete={() => {
          notifyDone('Blog deleted successfully')
          refresh()
        }}
        onDuplicate={refresh}
      />
    </div>
  )
}

/**
 * Articles are written in the CMS's own document drawer, which `?new=1` in the address also opens. The focus returns
 * afterwards.
 */
export function BlogEditor({ children }: { children: ReactNode }) {
  const [edited, setEdited] = useState<{ id: string; attempt: number }>()
  const [naming, setNaming] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const edit = (id: string) => setEdited((before) => ({ id, attempt: (before?.attempt ?? 0) + 1 }))
  const open = (id: string | null) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    if (id === null) setNaming(true)
    else edit(id)
  }
  useNewAsked(() => open(null))
  const returnFocus = () => {
    const { current } = opener
    requestAnimationFrame(() =>
      (current?.isConnected ? current : document.getElementById('tab'))?.focus({ preventScroll: true }),
    )
  }
  return (
    <EditorContext value={open}>
      {children}
      <NewBlogDialog
        open={naming}
        onClose={() => setNaming(false)}
        onMade={(id) => {
          setNaming(false)
          edit(id)
        }}
      />
      {edited ? <Drawer key={edited.attempt} id={edited.id} onClosed={returnFocus} /> : null}
    </EditorContext>
  )
}

export function NewBlogPost() {
  const edit = useBlogEditor()
  return <AddButton onClick={() => edit(null)}>New Blog Post</AddButton>
}
