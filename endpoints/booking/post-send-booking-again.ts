import { countSendingAgain } from '@/features/booking/limits'
import { sendBookingMailAgain } from '@/features/booking/mail/send-again'
import { sendAgainSchema } from '@/features/booking/schema'
import { anyone, post } from '../route'
import { tooMany } from './answers'

const TOO_MANY = 'Too many emails were requested from your connection. Please try again later.'

export const postSendBookingAgain = post(
  '/send-booking-again',
  anyone,
  sendAgainSchema,
  async (req, input) => {
    const verdict = await countSendingAgain(req)
    if (!verdict.allowed) return tooMany(verdict, TOO_MANY)
    await sendBookingMailAgain(req, input, new Date())
    return Response.json(
      { message: "If the booking is still to come, we've emailed it again." },
      { status: 202 },
    )
  },
)
