'use client'

import { toast, useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Differences } from '@/admin/cms/comparison/differences'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { changesBetween } from '@/features/publication/writing/merge'
import { copyOf, differing } from '@/features/publication/writing/values'
import type { Values } from '@/features/rich-text/document'
import { duplicateDocument, readDocument } from '@/lib/http/documents'
import { useFieldLabels } from '../field-labels'
import { forgetCopy } from './local-copies'
import { MergeVersions } from './merge-versions'
import { useNewerVersion } from './use-newer-version'

interface Props {
  form: string
  /** Keeps what is in the form in this browser. */
  keepTyped: () => Promise<void>
  /** The form shows restored words, which are older than this. */
  restoredOver: Values | undefined
}

/** So long nobody has typed when the question comes. */
const PAUSE_MS = 2000

/** A window that opens in mid-word takes the next letters, so it waits for a pause. */
function useTypingPause(isAsked: boolean): boolean {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const later = () => setTimeout(() => setPaused(true), PAUSE_MS)
    let timer = later()
    const onTyping = () => {
      clearTimeout(timer)
      timer = later()
    }
    document.addEventListener('beforeinput', onTyping, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
      setPaused(false)
    }
  }, [isAsked])
  return isPaused
}

const SAVED_SINCE = 'This document was saved after you had typed these words.'

/**
 * In the form of each document with drafts: the server refused to save over what someone else, or another
 * window, has saved since (409, at the field `updatedAt`). The person chooses; until then nothing is saved or overwritten.
 */
export function ChangedElsewhere({ form, keepTyped, restoredOver }: Props) {
  const { id, collectionSlug = '', data: begun } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { getData, reset, setBackgroundProcessing, setModified, setSubmitted, submit } = useForm()
  const labels = useFieldLabels()
  const takeNewer = useEffectEvent(useNewerVersion())
  const refusal = useFormFields(([fields]) =>
    fields.updatedAt?.valid === false ? fields.updatedAt.errorMessage : undefined,
  )
  const [message, setMessage] = useState(restoredOver && SAVED_SINCE)
  const [theirs, setTheirs] = useState(restoredOver)
  const [shown, setShown] = useState<'comparison' | 'merge'>()
  const [isKept, setKept] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refusedAgain, setRefusedAgain] = useState(0)

  // The form forgets the refusal at the next check of its fields. Refused once more before that, it is the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal counts
  useEffect(() => {
    if (!refusal) return
    // The form's own toast says the same, in pieces.
    toast.dismiss()
    void readDocument(String(collectionSlug), String(id), { draft: true }).then(async (answer) => {
      if (answer.ok && (await takeNewer(answer.data))) return
      toast.dismiss()
      // Of one's own saves, the server takes each for that of another window.
      setMessage((shown) => (refusal.startsWith('You ') ? (shown ?? refusal) : refusal))
      if (answer.ok) setTheirs(answer.data)
    })
  }, [refusal, refusedAgain, collectionSlug, id])

  /** What is saved now may be newer than the refusal. */
  const readAgain = async () => {
    setBusy(true)
    const answer = await readDocument(String(collectionSlug), String(id), { draft: true })
    setBusy(false)
    if (answer.ok) setTheirs(answer.data)
  }
  const close = () => {
    setMessage(undefined)
    setShown(undefined)
  }
  /** Goes on from the saved version, which stays among the versions, because this is no autosave. */
  const saveHere = useEffectEvent(async () => {
    close()
    setBackgroundProcessing(true)
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?draft=true&depth=0`,
      // A text editor that is drawn again while its form is disabled stays so.
      disableFormWhileProcessing: false,
      method: 'PATCH',
      overrides: { _status: 'draft', updatedAt: theirs?.updatedAt },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!answer?.res.ok) setRefusedAgain((count) => count + 1)
  })
  useEffect(() => {
    if (!isKept) return
    setKept(false)
    void saveHere()
  }, [isKept])

  const isPaused = useTypingPause(message !== undefined)
  if (!message || !isPaused) return null
  const isOwn = message.startsWith('You ')
  const isOlder = message === SAVED_SINCE
  const config = getEntityConfig({ collectionSlug })
  const mine = getData() as Values
  const names = theirs ? differing(mine, theirs) : []
  const leaveFor = (path: string) => {
    setModified(false)
    setSubmitted(false)
    // After the form has noticed, so that the browser asks no question.
    setTimeout(() => location.assign(path))
  }
  async function takeMerged(values: Values): Promise<void> {
    await reset({ ...values, updatedAt: theirs?.updatedAt, savedIn: form })
    setModified(true)
    setKept(true)
  }
  async function keepCopy(): Promise<void> {
    setBusy(true)
    const answer = await duplicateDocument(collectionSlug, String(id), copyOf(getData() as Values), {
      draft: true,
      read: (copy) => (typeof copy.id === 'string' ? copy.id : undefined),
    })
    setBusy(false)
    if (answer.ok) {
      await forgetCopy(form).catch(() => undefined)
      leaveFor(`/admin/collections/${collectionSlug}/${answer.data}`)
    } else setProblem('The copy could not be made. Please try again.')
  }
  return (
    <Dialog
      open
      takesNoKeys
      busy={busy}
      onClose={close}
      title={isOlder ? 'Which text stays?' : isOwn ? 'Changed in another window' : 'Changed by someone else'}
      description={`${message} Choose which text stays. The other one stays among the versions, or in this browser.`}
    >
      {names.length > 0 && <p>Different: {names.map((name) => labels.get(name) ?? name).join(', ')}.</p>}
      {problem && (
        <Alert tone="error" live title="Error">
          {problem}
        </Alert>
      )}
      {shown && (
        <p className="text-soft text-xs">Crossed out: what is saved. Underlined: what you have typed.</p>
      )}
      {shown === 'comparison' && theirs && (
        <div>
          <Differences
            fields={names.map((name) => ({
              label: labels.get(name) ?? name,
              changes: changesBetween(theirs[name], mine[name]),
            }))}
          />
        </div>
      )}
      {shown === 'merge' && theirs && (
        <MergeVersions
          names={names}
          labels={labels}
          saved={theirs}
          mine={mine}
          // What restored words began with is not known: then both are kept.
          begun={restoredOver ? {} : (begun ?? {})}
          onMerged={(values) => void takeMerged(values)}
          onBack={() => setShown(undefined)}
        />
      )}
      {shown === 'merge' ? null : (
        <DialogActions>
          {(['comparison', 'merge'] as const).map((view) => (
            <Button
              key={view}
              size="sm"
              variant="secondary"
              disabled={busy || !theirs || shown === view}
              onClick={() => void readAgain().then(() => setShown(view))}
            >
              {view === 'merge' ? 'Merge' : 'Compare'}
            </Button>
          ))}
          {config && 'disableDuplicate' in config && config.disableDuplicate ? null : (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => void keepCopy()}>
              Keep mine as a copy
            </Button>
          )}
          <Button
            size="sm"
            variant={isOlder ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => void keepTyped().then(() => leaveFor(location.href))}
          >
            Take the saved one
          </Button>
          <Button
            size="sm"
            variant={isOlder ? 'secondary' : 'primary'}
            disabled={busy || !theirs}
            onClick={() => void readAgain().then(() => setKept(true))}
          >
            Keep mine here
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
