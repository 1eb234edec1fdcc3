import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'

export type FeedChange = 'replace' | 'stop'

const words: Record<FeedChange, { title: ReactNode; loss: ReactNode; action: ReactNode }> = {
  replace: {
    title: <FormattedMessage defaultMessage="Replace the address?" id="IRFK6W" />,
    loss: (
      <FormattedMessage
        defaultMessage="Every phone and computer that has the old address stops being updated until you give it the new one."
        id="TTKTfy"
      />
    ),
    action: <FormattedMessage defaultMessage="Replace it" id="Y7yGK1" />,
  },
  stop: {
    title: <FormattedMessage defaultMessage="Stop sharing your calendar?" id="BGMlh4" />,
    loss: (
      <FormattedMessage
        defaultMessage="Every phone and computer that has the address stops being updated. You can create another address later."
        id="XXJ8Pm"
      />
    ),
    action: <FormattedMessage defaultMessage="Stop sharing" id="WhiGBX" />,
  },
}

/** Asks before the address of the feed stops working. */
export function FeedQuestion({
  change,
  onConfirm,
  onClose,
}: {
  change: FeedChange
  /** Rejects with an error to show. */
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { title, loss, action } = words[change]
  return (
    <Confirm title={title} action={action} danger onConfirm={onConfirm} onClose={onClose}>
      {loss}
    </Confirm>
  )
}
