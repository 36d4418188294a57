'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/spinner'
import type { Idea, IdeaContent } from '../idea'
import { IdeaView } from './idea-view'

// Few visitors edit: the form comes only when it is asked for.
const IdeaEditor = lazy(() => import('./idea-editor'))

/**
 * The page of an idea with its Edit Content mode. What is saved stays on this view of the page;
 * signed-in editors save it to the CMS.
 */
export function EditableIdea({ idea }: { idea: Idea }) {
  const [content, setContent] = useState<IdeaContent>(idea)
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setEditing(false)
    button.current?.focus()
  }

  return (
    <IdeaView
      idea={{ ...idea, ...content }}
      editButton={
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          className="noscript:hidden"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Edit Content
        </Button>
      }
      editor={
        editing ? (
          <Suspense
            fallback={
              <Container className="pb-14">
                <Spinner label="Loading..." />
              </Container>
            }
          >
            <IdeaEditor
              id={idea.id}
              content={content}
              onSaved={(saved) => {
                setContent(saved)
                close()
              }}
              onCancel={close}
            />
          </Suspense>
        ) : null
      }
    />
  )
}
