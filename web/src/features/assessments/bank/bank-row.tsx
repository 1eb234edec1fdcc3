import { useApolloClient } from '@apollo/client/react'
import { ChevronDownIcon, PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { readNow } from '@/graphql/write.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useEditor, usePaper } from '../editor/editor-context.ts'
import { numbersOf } from '../paper/numbers.ts'
import { mostQuestions } from '../paper/paper.ts'
import { questionFromStored } from '../paper/question-from-stored.ts'
import type { BankedRow } from './bank-search.ts'
import { BankedQuestion } from './banked-question.tsx'
import { BankedQuestionDocument } from './question-bank.generated.ts'

/** One question that was found: what it asks, where it is from, and inserting it. */
export function BankRow({
  row,
  onShow,
}: {
  row: BankedRow
  /** Goes to the question that was inserted. */
  onShow: (place: string) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const { store, announce } = useEditor()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [inserted, setInserted] = useState<string | null>(null)
  // Not there while its insertion is undone; it moves with the questions before it.
  const number = usePaper(({ sections }) =>
    inserted === null ? undefined : numbersOf(sections).get(inserted),
  )
  const marks = `[${markWords(Number(row.marks))}]`
  const from = `${row.paperTitle} · ${formatDay(row.writtenAt, locale)}`

  const insert = async () => {
    setPending(true)
    try {
      // Past the cache: it may have been corrected in its paper since.
      const now = await readNow(client, BankedQuestionDocument, { id: row.id })
      const stored = now?.bankQuestionCollection.edges[0]?.node.question
      const copy =
        stored === undefined ? null : questionFromStored(JSON.parse(stored), crypto.randomUUID())
      if (copy === null) {
        showSnack(
          'error',
          intl.formatMessage({
            defaultMessage: 'This question is no longer there.',
            id: 'MhW9b2',
          }),
        )
        return
      }
      const { question, texts } = copy
      store.pause()
      store.dispatch({ kind: 'insert-question', whole: question, texts, after: null })
      const placed = numbersOf(store.get().sections).get(question.id)
      if (placed === undefined) {
        showSnack(
          'error',
          intl.formatMessage(
            { defaultMessage: 'A paper holds at most {most} questions.', id: '9zjIfp' },
            { most: mostQuestions },
          ),
        )
        return
      }
      setInserted(question.id)
      announce(
        intl.formatMessage(
          { defaultMessage: 'Inserted as question {number}', id: 'rDez3X' },
          { number: placed },
        ),
      )
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <li className="grid grid-cols-1 gap-2 py-2.5">
      <button
        type="button"
        aria-expanded={open}
        className="hover:bg-board/8 flex min-h-11 items-start gap-2 rounded-sm px-1 py-1 text-left"
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon
          aria-hidden="true"
          className={`mt-1 size-4 shrink-0 transition-transform ${open ? '' : '-rotate-90'}`}
        />
        <span className="min-w-0 flex-1">
          <span className={`block text-[15px] break-words ${open ? '' : 'line-clamp-3'}`}>
            {row.excerpt === '' ? row.paperTitle : row.excerpt}
          </span>
          <span className="text-ink-muted block text-sm">{from}</span>
        </span>
        <span className="font-semibold tabular-nums">{marks}</span>
      </button>
      {open && <BankedQuestion id={row.id} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" size="sm" disabled={pending} onClick={() => void insert()}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage
            defaultMessage="Insert"
            id="Tx3EUY"
            description="A question into the paper"
          />
        </Button>
        {inserted !== null && number !== undefined && (
          <Button
            variant="link"
            size="inline"
            className="min-h-10 text-sm"
            onClick={() => onShow(inserted)}
          >
            <FormattedMessage
              defaultMessage="Inserted as question {number}"
              id="rDez3X"
              values={{ number }}
            />
          </Button>
        )}
      </div>
    </li>
  )
}
