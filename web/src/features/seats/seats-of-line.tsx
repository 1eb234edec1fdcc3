import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { InviteForm } from './invite-form.tsx'
import { withdrawSeat } from './seat-calls.ts'
import { SeatRow } from './seat-row.tsx'
import type { Seat, SeatedLine } from './seats-document.ts'

/** The seats of one resource: how many were given, to whom, and a form for the next. */
export function SeatsOfLine({ line, office }: { line: SeatedLine; office: boolean }) {
  const client = useApolloClient()
  const [asking, setAsking] = useState<Seat | null>(null)
  // After each sending, an empty form.
  const [round, setRound] = useState(0)
  const { seats, toGive, open } = line
  // After a refund more may be given than were bought.
  const left = Math.max(0, toGive - seats.length)
  return (
    <div className="border-line grid gap-3 rounded-md border p-4">
      <div>
        <p lang={line.language ?? undefined} className="font-semibold wrap-anywhere hyphens-auto">
          {line.title}
        </p>
        <p className="text-ink-muted text-sm">
          {office ? (
            <FormattedMessage
              defaultMessage="{bought, plural, one {# seat} other {# seats}}: one is the buyer’s, {given} given, {left} left."
              id="JgZ5Ag"
              values={{ bought: line.bought, given: seats.length, left }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{bought, plural, one {# seat} other {# seats}}: one is yours, {given} given, {left} left."
              id="D9PABV"
              values={{ bought: line.bought, given: seats.length, left }}
            />
          )}
        </p>
      </div>
      {seats.length > 0 && (
        <ul className="divide-line border-line divide-y border-y">
          {seats.map((seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              onWithdraw={office || seat.takenAt === null ? () => setAsking(seat) : undefined}
            />
          ))}
        </ul>
      )}
      {!office && open && left > 0 && (
        <InviteForm
          key={round}
          lineId={line.lineId}
          left={left}
          onSent={() => setRound((sent) => sent + 1)}
        />
      )}
      {asking !== null && (
        <Confirm
          danger
          title={<FormattedMessage defaultMessage="Take this seat back?" id="mKiiCh" />}
          action={<FormattedMessage defaultMessage="Take back" id="C+KnTM" />}
          onConfirm={async () => {
            await withdrawSeat(client, asking.id)
          }}
          onClose={() => setAsking(null)}
        >
          <p className="wrap-anywhere">
            {asking.takenAt === null ? (
              <FormattedMessage
                defaultMessage="The link that was sent to {email} will no longer work. The seat can then be given to somebody else."
                id="LZAVLs"
                values={{ email: asking.email }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="{name} will no longer have this resource. The buyer can then give the seat to somebody else."
                id="FBh77t"
                values={{ name: asking.takenBy }}
              />
            )}
          </p>
        </Confirm>
      )}
    </div>
  )
}
