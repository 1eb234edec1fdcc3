import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { markWords } from '@/domain/papers/marks.ts'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import { plainText } from '../paper/plain-text.ts'
import { isChoice, slots, type Part } from '../paper/paper.ts'
import { usePaper } from './editor-context.ts'
import { FormattedText } from './formatted-text.tsx'
import { RightMark } from './option-lines.tsx'
import { usePaperLanguage } from './use-paper-language.ts'

/** One part in the memorandum: what was asked, and the answer that earns the marks. */
export const MemoRow = memo(function MemoRow({ part, number }: { part: Part; number: string }) {
  const intl = useIntl()
  const language = usePaperLanguage()
  const ask = usePaper(({ texts }) =>
    plainText(texts[slots.ask(part.id)] ?? texts[slots.body(part.id)]).trim(),
  )
  const inWords = usePaper(({ texts }) => slots.answer(part.id) in texts)
  const choice = isChoice(part)
  const marks = part.marks === null ? null : `(${markWords(part.marks)})`
  return (
    <li
      data-place={part.id}
      data-row="part"
      className={`border-line bg-card grid grid-cols-1 gap-3 rounded-md border p-3 ${part.depth === 2 ? 'ml-3 min-[600px]:ml-8' : ''}`}
    >
      <p className="flex items-baseline gap-3">
        <span className="min-w-10 font-bold tabular-nums">{number}</span>
        <span
          lang={language}
          className="line-clamp-3 min-w-0 flex-1 break-words whitespace-pre-line"
        >
          {ask === '' ? part.label : ask}
        </span>
        <span className="font-semibold tabular-nums">{marks}</span>
      </p>
      {choice && (
        <ul className="grid gap-0.5">
          {part.items.map((item, index) => (
            <li key={item.id} className="flex items-center gap-2">
              <RightMark part={part} item={item} number={number} letter={optionLetter(index)} />
              <span className="w-5 text-center text-sm font-semibold" aria-hidden="true">
                {optionLetter(index)}
              </span>
              <span lang={language} className={item.right ? 'font-semibold' : undefined}>
                {item.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(!choice || inWords) && (
        <div className="grid grid-cols-1 gap-1.5">
          <span className="text-sm font-semibold">
            <FormattedMessage defaultMessage="Answer" id="DwjT1H" />
          </span>
          <div
            data-field="answer"
            className="border-line-strong bg-card rounded-md border px-3.5 py-2.5"
          >
            <FormattedText
              slot={slots.answer(part.id)}
              kind="memo"
              label={intl.formatMessage(
                { defaultMessage: 'Answer to {number}', id: 'm2N/Su' },
                { number },
              )}
            />
          </div>
        </div>
      )}
    </li>
  )
})
