import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'
import * as longest from '@/lib/longest.ts'
import { isBlankText, plainText } from '../../paper/plain-text.ts'
import { otherSlot } from '../../paper/paper.ts'
import { hasWords } from '../../paper/untranslated.ts'
import { useEdit, usePaper } from '../editor-context.ts'
import { FormattedText } from '../formatted-text.tsx'
import { BesideEachOther, TranslatedLine } from './translated-line.tsx'
import { useOutdated } from './use-outdated.ts'

interface SlotProps {
  slot: string
  ownLanguage: PaperLanguage
  language: PaperLanguage
  name: string
}

/** The line that asks, with its translation. */
export function TranslatedAsk({ slot, name, ...languages }: SlotProps) {
  const edit = useEdit()
  const own = usePaper(({ texts }) => plainText(texts[slot]))
  const other = usePaper(({ texts }) => plainText(texts[otherSlot(slot)]))
  const outdated = useOutdated(slot)
  return (
    <TranslatedLine
      {...languages}
      {...outdated}
      own={own}
      other={other}
      name={name}
      longest={longest.documentText}
      lines
      onText={(value) =>
        edit({ kind: 'text', slot: otherSlot(slot), value }, `text ${otherSlot(slot)}`)
      }
    />
  )
}

/** A line that the question or part holds itself, with its translation. */
export function TranslatedSlot({
  slot,
  own,
  ...line
}: SlotProps & { own: string; longest?: number }) {
  const edit = useEdit()
  const other = usePaper(({ texts }) => plainText(texts[otherSlot(slot)]))
  const outdated = useOutdated(slot, own)
  return (
    <TranslatedLine
      {...line}
      {...outdated}
      own={own}
      other={other}
      onText={(value) =>
        edit({ kind: 'text', slot: otherSlot(slot), value }, `text ${otherSlot(slot)}`)
      }
    />
  )
}

/** A formatted text with its translation. */
export function TranslatedText({
  slot,
  kind,
  ownLanguage,
  language,
  name,
}: SlotProps & { kind: 'full' | 'memo' }) {
  const own = usePaper(({ texts }) => texts[slot])
  const missing = usePaper(({ texts }) => isBlankText(texts[otherSlot(slot)]))
  const outdated = useOutdated(slot)
  if (own === undefined || isBlankText(own)) return null
  return (
    <BesideEachOther
      own={
        <div lang={ownLanguage}>{typeof own === 'string' ? own : <RichTextView text={own} />}</div>
      }
      missing={missing && hasWords(own)}
      name={name}
      {...outdated}
    >
      <div className="border-line-strong bg-card rounded-md border px-3.5 py-2.5">
        <FormattedText slot={otherSlot(slot)} kind={kind} label={name} lang={language} />
      </div>
    </BesideEachOther>
  )
}
