import { useApolloClient } from '@apollo/client/react'
import { Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { useOnline } from '@/lib/network-status.ts'
import type { DeskNote } from '../desk-order-document.ts'
import { deleteNote } from './note-actions.ts'
import { NoteForm } from './note-form.tsx'

/** What administrators tell each other about an order. The buyer is never shown it. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly DeskNote[] }) {
  const client = useApolloClient()
  const [removing, setRemoving] = useState<DeskNote | null>(null)
  return (
    <section aria-labelledby="order-notes" className="grid gap-3">
      <div>
        <h3 id="order-notes" className="text-lg">
          <FormattedMessage defaultMessage="Internal notes" id="nIY7q4" />
        </h3>
        <p className="text-ink-muted text-sm">
          <FormattedMessage
            defaultMessage="For administrators only. The customer never sees them."
            id="moSpjv"
          />
        </p>
      </div>
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map((note) => (
            <Note key={note.id} note={note} onRemove={() => setRemoving(note)} />
          ))}
        </ul>
      )}
      <NoteForm key={notes.length} orderId={orderId} />
      {removing !== null && (
        <ConfirmDelete
          title={<FormattedMessage defaultMessage="Delete this note?" id="3E1Aku" />}
          onDelete={async () => deleteNote(client, removing.id)}
          onClose={() => setRemoving(null)}
        >
          <p className="wrap-anywhere whitespace-pre-line">{removing.body}</p>
        </ConfirmDelete>
      )}
    </section>
  )
}

function Note({ note, onRemove }: { note: DeskNote; onRemove: () => void }) {
  const intl = useIntl()
  const locale = useLocale()
  const online = useOnline()
  return (
    <li className="border-chalk-yellow/45 bg-chalk-yellow/10 flex items-start gap-2 rounded-md border py-2 pr-1.5 pl-3.5">
      <div className="min-w-0 flex-1 py-0.5">
        <p className="text-[15px] wrap-anywhere whitespace-pre-line">{note.body}</p>
        <p className="text-ink-muted pt-1 text-sm">
          <span className="wrap-anywhere after:px-1.5 after:content-['·']">
            {note.author ?? <FormattedMessage defaultMessage="Somebody who has left" id="QcRGsa" />}
          </span>
          <time dateTime={note.createdAt}>{formatMoment(note.createdAt, locale)}</time>
        </p>
      </div>
      {note.mine && (
        <Button
          variant="quiet"
          size="icon"
          className="shrink-0"
          disabled={!online}
          aria-label={intl.formatMessage({ defaultMessage: 'Delete this note', id: 'fXdBxH' })}
          onClick={onRemove}
        >
          <Trash2Icon aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}
