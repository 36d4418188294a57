'use client'

import { type ReactNode, useRef, useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { useLazyPart } from '@/components/form/use-lazy-part'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'
import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import { carryVersion } from '@/features/topic/components/carried-version'
import { withTopic } from '@/features/topic/rules'
import { lineProblem } from '@/lib/http/send'
import type { Idea, IdeaContent } from '../idea'
import { versionText } from '../version'
import { IdeaView } from './idea-view'

// Loaded on demand, because few visitors edit.
const loadEditor = () => import('./idea-editor')

/** An idea's page with its Edit Content mode. Only editors save to the CMS. */
export function EditableIdea({ idea, figures, terms }: { idea: Idea; figures: Figures; terms: ReactNode }) {
  const [content, setContent] = useState<IdeaContent>(idea)
  const [editing, setEditing] = useState(false)
  const editor = useLazyPart(loadEditor, editing)
  const button = useRef<HTMLButtonElement>(null)

  const inWords = (texts: IdeaContent) => fillPlaceholders(texts, figures)

  function close() {
    setEditing(false)
    button.current?.focus()
  }

  return (
    <IdeaView
      idea={fillPlaceholders({ ...idea, ...content }, figures)}
      terms={terms}
      editButton={
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start noscript:hidden"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Edit Content
        </Button>
      }
      editor={
        !editing ? null : editor.status === 'ready' ? (
          <editor.part.default
            id={idea.id}
            content={content}
            carry={(typed) => carryVersion(idea.slug, versionText(inWords(idea), inWords(typed)))}
            versionHref={withTopic('/book-call', 'idea', idea.slug)}
            onSaved={(saved) => {
              setContent(saved)
              close()
            }}
            onCancel={close}
          />
        ) : (
          <Container className="pb-14">
            {editor.status === 'loading' ? (
              <Spinner label="Loading..." />
            ) : (
              <Alert
                live
                tone="error"
                title="The editor could not be loaded"
                action={
                  <Button variant="secondary" size="sm" onClick={editor.retry}>
                    Retry
                  </Button>
                }
              >
                {failureText({ ok: false, reason: lineProblem() }, '')}
              </Alert>
            )}
          </Container>
        )
      }
    />
  )
}
