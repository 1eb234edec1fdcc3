import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { NoteDialog } from '@/domain/transfer/note-dialog.tsx'
import { decideLine, returnLine, undoLine } from './change-lines.ts'
import type { BankLineRowFragment } from './eft-desk.generated.ts'
import { LineFacts } from './line-facts.tsx'
import { paidLinks } from './line-orders.tsx'

interface Props {
  line: BankLineRowFragment
  onClose: () => void
}

/** Money that is not for an order. */
export function AsideDialog({ line, onClose }: Props) {
  return (
    <NoteDialog
      title={<FormattedMessage defaultMessage="Set this transfer aside?" id="37hNfH" />}
      description={
        <FormattedMessage
          defaultMessage="It is for no order, such as rent or a transfer between accounts. It can be taken back."
          id="HvlKAY"
        />
      }
      action={<FormattedMessage defaultMessage="Set aside" id="uYcv0J" />}
      draft={`bank-line.aside.${line.id}`}
      decide={async (client, note) => decideLine(client, line.id, 'aside', note)}
      onClose={onClose}
    >
      <LineFacts line={line} />
    </NoteDialog>
  )
}

/** Money that was paid back to the customer. */
export function ReturnedDialog({ line, onClose }: Props) {
  return (
    <NoteDialog
      title={<FormattedMessage defaultMessage="Paid back?" id="PnweOd" />}
      description={
        <FormattedMessage
          defaultMessage="Say so once the money has gone back to the customer: when, and by which transfer."
          id="x7geh9"
        />
      }
      action={<FormattedMessage defaultMessage="Paid back" id="vA3ELF" />}
      draft={`bank-line.returned.${line.id}`}
      decide={async (client, note) => returnLine(client, line.id, line.leftAmount, note)}
      onClose={onClose}
    >
      <LineFacts line={line} />
    </NoteDialog>
  )
}

/** Takes a confirmation back: the order waits for its money again. */
export function UndoDialog({ line, onClose }: Props) {
  const link = paidLinks(line).at(-1)
  if (link === undefined) return null
  return (
    <NoteDialog
      danger
      title={
        <FormattedMessage
          defaultMessage="Take the payment of order {number} back?"
          id="3ao+qy"
          values={{ number: link.orderNumber }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="The order waits for its payment again. If it was paid, the customer gets a credit note by email, and every transfer that had paid it is free again."
          id="t2jkyO"
        />
      }
      action={<FormattedMessage defaultMessage="Take back" id="C+KnTM" />}
      draft={`bank-line.undo.${line.id}`}
      decide={async (client, note) => undoLine(client, link.id, note)}
      onClose={onClose}
    />
  )
}

/** Takes "set aside" or "paid back" back. */
export function ReopenDialog({ line, onClose }: Props) {
  const client = useApolloClient()
  return (
    <Confirm
      title={<FormattedMessage defaultMessage="Open this transfer again?" id="tcEPT7" />}
      action={<FormattedMessage defaultMessage="Open again" id="FMkGJo" />}
      onConfirm={async () => decideLine(client, line.id, 'reopen')}
      onClose={onClose}
    >
      <FormattedMessage defaultMessage="It is compared with the orders again." id="10Iqyg" />
    </Confirm>
  )
}
