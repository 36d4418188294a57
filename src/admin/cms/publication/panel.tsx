'use client'

import { useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useId, useRef } from 'react'
import { useAction } from '@/admin/ui/actions'
import { CopyOnce } from '@/admin/ui/copy-once'
import { QuestionButton } from '@/admin/ui/question-button'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { Status } from '@/admin/ui/values'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { makeDraftLink, readDraftLink, revokeDraftLink } from '@/features/publication/calls'
import { publicPath } from '@/features/publication/public-path'
import { isPublishedKind, type PublicationStatus, type PublishedKind } from '@/features/publication/rules'
import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import { changeDocument } from '@/lib/http/documents'
import { Plans } from './plans'
import { Remarks } from './remarks'
import { publicationStates } from './states'
import { useKeptWith } from './use-kept-with'

const DRAFT_LINK = {
  load: (document: Sent<typeof readDraftLink>, signal: AbortSignal) =>
    call(readDraftLink, document, { signal }),
  failed: 'The link could not be changed.',
}

function DraftLink({ kind, id }: { kind: PublishedKind; id: string }) {
  const { data: state, problem, busy, change } = useKeptWith({ kind, id }, DRAFT_LINK)
  const field = useId()
  if (!state) return null
  const { expiresAt, timezone, url } = state
  return (
    <section aria-label="Link to the draft" className="grid gap-2">
      <p className="font-semibold">Share the draft</p>
      <p className="text-soft text-xs">
        {expiresAt
          ? `Anyone with the link sees the newest draft until ${exactTime(Date.parse(expiresAt), timezone)} (${zoneText(timezone)}), and can leave remarks. They go with the link.`
          : 'A link shows the newest draft for 7 days to people who cannot sign in. They can leave remarks.'}
      </p>
      {expiresAt && !url ? (
        <p className="text-soft text-xs">
          The address was shown once. Replace the link to get a new address. The old one stops working, and
          its remarks are deleted.
        </p>
      ) : null}
      {url ? <CopyOnce label="Link" value={url} id={field} /> : null}
      <div className="flex flex-wrap gap-2">
        {url ? null : (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() => change((document) => call(makeDraftLink, document))}
          >
            {expiresAt ? 'Replace the link' : 'Create a link'}
          </Button>
        )}
        {expiresAt ? (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() => change((document) => call(revokeDraftLink, document))}
          >
            Revoke the link
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      {expiresAt ? <Remarks subject={{ kind, id }} timezone={timezone} link={expiresAt} /> : null}
    </section>
  )
}

function useArchive(collection: string, id: string | number) {
  const { reset } = useForm()
  const info = useDocumentInfo()
  const move = (status: 'archived' | 'draft') => changeDocument(collection, id, { status })
  async function onMoved(doc: Record<string, unknown>): Promise<void> {
    await reset(doc)
    info.setHasPublishedDoc(false)
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.incrementVersionCount()
  }
  return { move, onMoved }
}

export function PublicationPanel({ path }: SelectFieldClientProps) {
  const { value } = useField<PublicationStatus>({ path })
  const { id, collectionSlug = '', data, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const panel = useRef<HTMLElement>(null)
  const { move, onMoved } = useArchive(collectionSlug, id ?? '')
  const then = async (doc: Record<string, unknown>) => {
    await onMoved(doc)
    panel.current?.focus({ preventScroll: true })
  }
  const { run, busy } = useAction<Record<string, unknown>>()
  if (!id || !isPublishedKind(collectionSlug)) return null
  // The CMS's own button does not change the field.
  const status = hasPublishedDoc ? 'published' : value === 'archived' ? 'archived' : 'draft'
  const changed = hasPublishedDoc && unpublishedVersionCount > 0
  const { tone, label } = publicationStates[status]
  const address = hasPublishedDoc ? publicPath(collectionSlug, data ?? {}) : undefined
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Publication"
      data-status={status}
      className="office publication-panel"
    >
      <div className="grid gap-3 py-2">
        <p>
          <Status tone={tone}>{label}</Status>
          {address ? (
            <a href={address} target="_blank" rel="noopener" className="ml-3 text-link">
              {collectionSlug === 'blogs' ? 'View article' : 'View page'}
            </a>
          ) : null}
        </p>
        {changed ? (
          <>
            <p className="text-soft">There are changes that the public does not see.</p>
            <ButtonLink
              size="sm"
              variant="secondary"
              href={`/admin/collections/${collectionSlug}/${id}/compare`}
            >
              Compare with what is published
            </ButtonLink>
          </>
        ) : null}
        {status === 'archived' ? (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() =>
              run(() => move('draft'), {
                failed: 'Failed to take it out of the archive',
                done: 'Back in drafts',
                inToast: true,
                then,
              })
            }
          >
            Take out of the archive
          </Button>
        ) : collectionSlug === 'pages' ? null : (
          <QuestionButton
            label="Archive"
            tone="plain"
            title="Move to the archive?"
            action="Archive"
            cancel="Keep"
            call={() => move('archived')}
            failed="Failed to archive"
            done={() => 'Archived'}
            onDone={then}
          >
            {hasPublishedDoc
              ? 'It leaves the site at once. You can take it out of the archive and publish it again.'
              : 'You can take it out of the archive again.'}
          </QuestionButton>
        )}
        <Plans kind={collectionSlug} id={String(id)} published={hasPublishedDoc} changed={changed} />
        <DraftLink kind={collectionSlug} id={String(id)} />
      </div>
    </section>
  )
}
