'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LeadDialog } from '@/admin/queue/lead-section'
import { notifyUndoable, useAction, useRefresh } from '@/admin/ui/actions'
import { setLead } from '@/features/lead/calls'
import type { BoardLead } from '@/features/lead/queries'
import { type Lead, type LeadState, type Stage, stageLabels } from '@/features/lead/rules'
import type { LostReason } from '@/features/queue/rules'
import { call } from '@/lib/http/call'
import { useCardDrag } from './card-drag'

type Decision = { stage: Stage; lostReason?: LostReason | undefined }

function useMove() {
  const { refresh } = useRefresh()
  const { run, busy } = useAction<{ lead: Lead }>()

  async function send(id: string, decision: Decision, seen: LeadState) {
    const answer = await call(setLead, { kind: 'person', id, ...decision, seen })
    if (!answer.ok) refresh()
    return answer
  }

  function move(lead: BoardLead, stage: Stage) {
    const { person, name } = lead
    const back = { stage: lead.stage, lostReason: lead.lostReason ?? undefined }
    const inToast = { inToast: true, preferServerMessage: true } as const
    const undo = (moved: Lead) =>
      void run(() => send(person, back, moved), {
        ...inToast,
        failed: 'Failed to undo',
        done: `Stage of ${name} is ${stageLabels[lead.stage]} again`,
      })
    const then = ({ lead: moved }: { lead: Lead }) =>
      notifyUndoable(`Stage of ${name} set to ${stageLabels[stage]}`, {
        undo: () => undo(moved),
        about: `lead-${person}`,
      })
    return run(() => send(person, { stage }, lead), { ...inToast, failed: 'Failed to set the stage', then })
  }
  return { move, busy }
}

/**
 * A card that moves to another column is drawn again there: the focus follows it, or stays at the stage that a phone shows.
 * A card may be dragged there. Its menu does the same for the keyboard and for touch.
 */
export function BoardColumns({ leads, children }: { leads: readonly BoardLead[]; children: ReactNode }) {
  const [losing, setLosing] = useState<BoardLead>()
  const { move, busy } = useMove()
  const drag = useCardDrag((person, stage) => {
    const lead = leads.find((each) => each.person === person)
    if (!lead || lead.stage === stage || busy) return
    if (stage === 'lost') setLosing(lead)
    else void move(lead, stage)
  })
  const state = leads.map(({ person, stage }) => `${person} ${stage}`).join()
  const last = useRef<{ element: Element; card: string }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards move when the state changes
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const card = `[data-card="${CSS.escape(last.current.card)}"] button`
    const places = [card, '[data-stages] [aria-current]'].map((place) =>
      document.querySelector<HTMLElement>(place),
    )
    places.find((place) => place && place.getClientRects().length > 0)?.focus()
  }, [state])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes which card has the focus, and the menus of the cards do the same
    <div
      {...drag}
      aria-busy={busy}
      className={cx(busy && 'opacity-60')}
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('[data-card]')?.dataset.card
        if (card) last.current = { element: target, card }
      }}
    >
      {children}
      {losing ? (
        <LeadDialog
          subject={{ kind: 'person', id: losing.person }}
          lead={losing}
          of={losing.name}
          stage="lost"
          open
          onClose={() => setLosing(undefined)}
        />
      ) : null}
    </div>
  )
}
