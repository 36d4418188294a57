'use client'

import { useState } from 'react'
import { useList } from '@/admin/ui/list'
import { Menu, MenuItem, MenuRule } from '@/admin/ui/menu'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { SiteLink } from '@/components/ui/site-link'
import { blocksTime } from '@/features/booking/status'
import { DeleteDialog } from './delete-dialog'
import { MoveDialog } from './move-dialog'
import { mailAddress, type ShownBooking } from './shown-booking'
import { StaleDialog } from './stale-dialog'
import { useStale } from './use-stale'

interface BookingActionsProps {
  booking: ShownBooking
  look: 'menu' | 'buttons'
}

/** Moving and deleting a booking: a menu next to View in its row, buttons in its details. */
export function BookingActions({ booking, look }: BookingActionsProps) {
  const { href } = useList()
  const [asking, setAsking] = useState<'move' | 'delete'>()
  const stale = useStale(booking)
  const movable = blocksTime(booking.status)
  const close = () => setAsking(undefined)

  return (
    <>
      {look === 'menu' ? (
        <div className="flex items-center gap-1">
          <SiteLink
            href={href({ open: booking.id })}
            scroll={false}
            className={buttonStyles({ variant: 'quiet', size: 'sm' })}
          >
            View<span className="sr-only"> {booking.name}</span>
          </SiteLink>
          <Menu label={`Actions for ${booking.name}`}>
            <MenuItem icon="calendar" disabled={!movable} onSelect={() => setAsking('move')}>
              Move to another time
            </MenuItem>
            <MenuItem icon="mail" href={mailAddress(booking)}>
              Write an email
            </MenuItem>
            <MenuRule />
            <MenuItem icon="trash" tone="danger" onSelect={() => setAsking('delete')}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      ) : (
        <>
          <Button variant="secondary" size="sm" disabled={!movable} onClick={() => setAsking('move')}>
            Move
          </Button>
          <Button variant="danger" size="sm" onClick={() => setAsking('delete')}>
            Delete
          </Button>
        </>
      )}
      <MoveDialog booking={booking} open={asking === 'move'} onClose={close} stale={stale} />
      <DeleteDialog booking={booking} open={asking === 'delete'} onClose={close} stale={stale} />
      <StaleDialog
        name={booking.name}
        changes={stale.changes}
        onClose={() => {
          close()
          stale.forget()
        }}
      />
    </>
  )
}
