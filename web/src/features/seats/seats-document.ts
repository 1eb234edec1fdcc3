import { z } from 'zod/mini'

const text = z.nullable(z.string())

const seat = z.object({
  id: z.string(),
  /** Whom the buyer invited. */
  email: z.string(),
  invitedAt: z.string(),
  takenAt: text,
  /** The name of whoever has taken it, or their address. */
  takenBy: text,
})

const seatedLine = z.object({
  lineId: z.string(),
  title: z.string(),
  language: text,
  /** With the buyer's own. */
  bought: z.number(),
  /** How many may be given in all. */
  toGive: z.number(),
  /** Whether the order is paid, and the resource was not taken away. */
  open: z.boolean(),
  seats: z.array(seat),
})

export type SeatedLine = z.infer<typeof seatedLine>
export type Seat = z.infer<typeof seat>

/** @param json what order_seats() answers with */
export const readOrderSeats = (json: string): SeatedLine[] =>
  z.array(seatedLine).parse(JSON.parse(json))

const invitation = z.discriminatedUnion('state', [
  z.object({ state: z.literal('withdrawn') }),
  z.object({
    state: z.enum(['open', 'mine', 'owned', 'taken', 'closed']),
    title: z.string(),
    language: text,
    productId: text,
    /** Who gives the seat. */
    from: z.string(),
    cover: text,
  }),
])

export type Invitation = z.infer<typeof invitation>
export type InvitedTo = Exclude<Invitation, { state: 'withdrawn' }>

/** @param json what seat_invitation() answers with */
export const readInvitation = (json: string): Invitation => invitation.parse(JSON.parse(json))
