import { useApolloClient } from '@apollo/client/react'
import { PlusIcon, Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { writeRow } from '@/graphql/write.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { CustomerCard, Nothing, ShowMore } from './customer-card.tsx'
import type { Customer, CustomerNote } from './customer-document.ts'
import { DeleteCustomerNoteDocument } from './customer-page.generated.ts'
import { useMore } from './use-more.ts'

/** What the office has noted about a customer, the latest first. */
export function NotesCard({ customer, onNew }: { customer: Customer; onNew: () => void }) {
  const [deleting, setDeleting] = useState<string | null>(null)
  const { notes, teacherProfileId } = customer
  const more = useMore('notes', teacherProfileId, notes)
  return (
    <CustomerCard
      title={
        <FormattedMessage defaultMessage="Notes" id="+qtLTp" description="What the office noted" />
      }
      count={notes.count}
      action={
        teacherProfileId === null ? undefined : (
          <WritingButton variant="outline" size="sm" onClick={onNew}>
            <PlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="New note" id="CfJyjp" />
          </WritingButton>
        )
      }
    >
      {notes.count === 0 ? (
        <Nothing>
          <FormattedMessage
            defaultMessage="Nothing is noted. Only the office sees notes here."
            id="0+N4rv"
          />
        </Nothing>
      ) : (
        <ul className="divide-line -my-2 divide-y">
          {more.rows.map((note) => (
            <NoteRow key={note.id} note={note} onDelete={() => setDeleting(note.id)} />
          ))}
        </ul>
      )}
      <ShowMore more={more} />
      {deleting !== null && <DeleteNote noteId={deleting} onClose={() => setDeleting(null)} />}
    </CustomerCard>
  )
}

function NoteRow({ note, onDelete }: { note: CustomerNote; onDelete: () => void }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
        <p className="text-ink-muted mt-0.5 text-sm wrap-anywhere">
          <time dateTime={note.createdAt}>{formatShortMoment(note.createdAt, locale)}</time>
          {note.author !== null && (
            <span className="before:mx-1.5 before:content-['·']">{note.author}</span>
          )}
        </p>
      </div>
      {note.mayDelete && (
        <WritingButton
          variant="quiet"
          size="icon"
          className="text-ink-muted -mt-2 -mr-2.5"
          aria-label={intl.formatMessage({ defaultMessage: 'Delete note', id: 'xYMPX8' })}
          onClick={onDelete}
        >
          <Trash2Icon aria-hidden="true" />
        </WritingButton>
      )}
    </li>
  )
}

function DeleteNote({ noteId, onClose }: { noteId: string; onClose: () => void }) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={<FormattedMessage defaultMessage="Delete this note?" id="3E1Aku" />}
      onDelete={async () => {
        await writeRow(client, DeleteCustomerNoteDocument, { noteId }, ['customerPage'])
      }}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="It is no longer shown here. The record of changes keeps what it said."
        id="3Vej58"
      />
    </ConfirmDelete>
  )
}
