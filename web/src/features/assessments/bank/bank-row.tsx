import { useApolloClient } from '@apollo/client/react'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { ownLanguage, type PaperLanguage } from '@/domain/papers/paper-words.ts'
import { readNow } from '@/graphql/write.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useEditor, usePaper } from '../editor/editor-context.ts'
import { languageName } from '../editor/language-name.ts'
import { UnfoldButton } from '../editor/unfold-button.tsx'
import type { InsertPlace } from '../paper/actions.ts'
import { numbersOf } from '../paper/numbers.ts'
import { mostQuestions, questionsOf } from '../paper/paper.ts'
import { BankHandle } from './bank-handle.tsx'
import type { BankedRow } from './bank-search.ts'
import { BankedQuestion } from './banked-question.tsx'
import { questionOfBank } from './question-of-bank.ts'
import { BankedQuestionDocument } from './question-bank.generated.ts'

/** A question that was inserted, and how many of its texts are in the language that the paper is not in. */
interface Inserted {
  id: string
  foreign: number
  language: PaperLanguage
}

const foreignWords = (intl: IntlShape, { foreign, language }: Omit<Inserted, 'id'>) =>
  intl.formatMessage(
    {
      defaultMessage:
        '{count, plural, one {One text of it is only in {language}.} other {# texts of it are only in {language}.}}',
      id: 'roaLml',
    },
    { count: foreign, language: languageName(intl, language) },
  )

/** One question that was found: what it asks, where it is from, and inserting it. */
export function BankRow({
  row,
  wide,
  place,
  onPlace,
  onGrab,
  onShow,
}: {
  row: BankedRow
  /** The paper is beside it, so that it can be dragged there. */
  wide: boolean
  /** Where it is inserted: as in InsertPlaceSelect. */
  place: string
  onPlace: (place: string) => void
  /** Before it is dragged. */
  onGrab: () => void
  /** Goes to the question that was inserted. */
  onShow: (place: string) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const { store, announce } = useEditor()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [inserted, setInserted] = useState<Inserted | null>(null)
  // Not there while its insertion is undone; it moves with the questions before it.
  const number = usePaper(({ sections }) =>
    inserted === null ? undefined : numbersOf(sections).get(inserted.id),
  )
  const marks = `[${markWords(Number(row.marks))}]`
  const from = `${row.paperTitle} · ${formatDay(row.writtenAt, locale)}`

  const chosen = (): InsertPlace | null => {
    const [first] = questionsOf(store.get())
    if (place !== 'start') return place === '' ? null : { question: place, after: true }
    return first === undefined ? null : { question: first.id, after: false }
  }
  const insert = async (at: InsertPlace | null) => {
    if (pending) return
    setPending(true)
    try {
      // Past the cache: it may have been corrected in its paper since.
      const now = await readNow(client, BankedQuestionDocument, { id: row.id })
      const stored = now?.bankQuestionCollection.edges[0]?.node
      const { headings, meta } = store.get()
      const to = ownLanguage(
        headings,
        meta.otherLanguage === '' ? null : meta.otherLanguage,
        locale,
      )
      const copy = stored === undefined ? null : questionOfBank(stored, crypto.randomUUID(), to)
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
      const { question, texts, foreign, language } = copy
      store.pause()
      store.dispatch({ kind: 'insert-question', whole: question, texts, at })
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
      setInserted({ id: question.id, foreign, language })
      // The next one follows it.
      if (place !== '') onPlace(question.id)
      const where = intl.formatMessage(
        { defaultMessage: 'Inserted as question {number}', id: 'rDez3X' },
        { number: placed },
      )
      announce(foreign === 0 ? where : `${where}. ${foreignWords(intl, { foreign, language })}`)
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <li className="grid grid-cols-1 gap-2 py-2.5">
      <div className="flex items-start">
        {wide && <BankHandle onGrab={onGrab} onDrop={(at) => void insert(at)} />}
        <UnfoldButton open={open} onOpen={setOpen}>
          <span className="min-w-0 flex-1">
            <span className={`block text-[15px] break-words ${open ? '' : 'line-clamp-3'}`}>
              {row.excerpt === '' ? row.paperTitle : row.excerpt}
            </span>
            <span className="text-ink-muted block text-sm">{from}</span>
          </span>
          <span className="font-semibold tabular-nums">{marks}</span>
        </UnfoldButton>
      </div>
      {open && <BankedQuestion id={row.id} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="outline"
          size="sm"
          disabled={pending}
          onClick={() => void insert(chosen())}
        >
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
            onClick={() => onShow(inserted.id)}
          >
            <FormattedMessage
              defaultMessage="Inserted as question {number}"
              id="rDez3X"
              values={{ number }}
            />
          </Button>
        )}
        {inserted !== null && number !== undefined && inserted.foreign > 0 && (
          <p className="bg-chalk-yellow/25 rounded-sm px-2 py-0.5 text-sm font-medium">
            {foreignWords(intl, inserted)}
          </p>
        )}
      </div>
    </li>
  )
}
