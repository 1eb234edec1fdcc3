import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { usePaperLanguage } from '../editor/use-paper-language.ts'
import { richTextOf } from '../paper/change-texts.ts'
import { isChoice, slots, type Paper, type Part } from '../paper/paper.ts'
import { questionOfBank } from './question-of-bank.ts'
import { BankedQuestionDocument } from './question-bank.generated.ts'

/** Only to draw it; what is inserted gets an id of its own. */
const drawnId = '00000000-0000-4000-8000-000000000000'

/** A question of the bank with its answers, and the papers that it was used in. */
export function BankedQuestion({ id }: { id: string }) {
  const locale = useLocale()
  const language = usePaperLanguage()
  const { data, error } = useQuery(BankedQuestionDocument, {
    variables: { id },
    // It may have been corrected in its paper since.
    fetchPolicy: 'cache-and-network',
  })
  if (error !== undefined) return <FormError error={error} />
  if (data === undefined) return <Skeleton className="h-20" />
  const stored = data.bankQuestionCollection.edges[0]?.node
  if (stored === undefined)
    return (
      <p className="text-ink-muted text-sm">
        <FormattedMessage defaultMessage="This question is no longer there." id="MhW9b2" />
      </p>
    )
  const drawn = questionOfBank(stored, drawnId, language)
  const uses = (data.papersWithQuestion?.edges ?? []).map(({ node }) => node)
  return (
    <div
      className="grid grid-cols-1 gap-2 text-[15px]"
      lang={drawn?.foreign === 0 ? language : undefined}
    >
      {drawn !== null && (
        <>
          <Words texts={drawn.texts} slot={slots.body(drawn.question.id)} />
          <ol className="grid grid-cols-1 gap-2">
            {drawn.question.parts.map((part) => (
              <BankedPart key={part.id} part={part} texts={drawn.texts} />
            ))}
          </ol>
        </>
      )}
      {uses.length > 0 && (
        <div className="text-ink-muted text-sm">
          <p className="font-semibold">
            <FormattedMessage defaultMessage="Used before in" id="b7E996" />
          </p>
          <ul>
            {uses.map(({ nodeId, title, createdAt }) => {
              const use = `${title} · ${formatDay(createdAt, locale)}`
              return <li key={nodeId}>{use}</li>
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

/** "B  river ✓" for a right option. */
const optionWords = (index: number, { text, right }: Part['items'][number]) =>
  `${optionLetter(index)}\u2003${text}${right ? ' ✓' : ''}`

function BankedPart({ part, texts }: { part: Part; texts: Paper['texts'] }) {
  const marks = part.marks === null ? null : `(${markWords(part.marks)})`
  return (
    <li className={`border-line border-l-2 pl-2.5 ${part.depth === 2 ? 'ml-4' : ''}`}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 break-words">
          {part.label !== '' && <p>{part.label}</p>}
          <Words texts={texts} slot={slots.ask(part.id)} />
          <Words texts={texts} slot={slots.body(part.id)} />
        </div>
        <span className="font-semibold tabular-nums">{marks}</span>
      </div>
      {isChoice(part) && (
        <ul>
          {part.items.map((item, index) => (
            <li key={item.id} className={item.right ? 'font-semibold' : undefined}>
              {optionWords(index, item)}
            </li>
          ))}
        </ul>
      )}
      <div className="text-ink-muted">
        <Words texts={texts} slot={slots.answer(part.id)} />
      </div>
    </li>
  )
}

function Words({ texts, slot }: { texts: Paper['texts']; slot: string }) {
  const text = texts[slot]
  return text === undefined ? null : <RichTextView text={richTextOf(text)} />
}
