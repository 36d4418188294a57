import type { Endpoint } from 'payload'
import { getBookingsExport } from './get-bookings-export'
import { getBookingsFeed } from './get-bookings-feed'
import { postBookForVisitor } from './post-book-for-visitor'
import { postBookingsFeed } from './post-bookings-feed'
import { postCancelBookingBurst } from './post-cancel-booking-burst'
import { postCancelBookings } from './post-cancel-bookings'
import { postConfirmBookings } from './post-confirm-bookings'
import { postMoveBooking } from './post-move-booking'
import { postUndoBooking } from './post-undo-booking'

export const deskEndpoints: Endpoint[] = [
  postBookForVisitor,
  postMoveBooking,
  postUndoBooking,
  postCancelBookings,
  postConfirmBookings,
  postCancelBookingBurst,
  getBookingsExport,
  postBookingsFeed,
  getBookingsFeed,
]
