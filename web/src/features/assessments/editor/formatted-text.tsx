import { memo } from 'react'
import { TextSlot } from '@/components/rich-text/slot/text-slot.tsx'
import { isTyped, type SlotKind } from '@/components/rich-text/slot/slot-change.ts'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'
import { richTextOf } from '../paper/change-texts.ts'
import type { Text } from '../paper/paper.ts'
import { useEditor, usePaper } from './editor-context.ts'
import { useUndo } from './use-undo.ts'
import { usePaperLanguage } from './use-paper-language.ts'
import type { RichText } from '@kryt/documents/rich-text'

const lines = new Map<string, RichText>()

/** The same object for the same text, by which the editor knows that nothing has come in. */
function stateOf(text: Text | undefined): RichText | null {
  if (text === undefined) return null
  if (typeof text !== 'string') return text
  const known = lines.get(text)
  if (known !== undefined) return known
  const made = richTextOf(text)
  if (lines.size > 500) lines.clear()
  lines.set(text, made)
  return made
}

/** One formatted text of the paper in its small editor. */
export const FormattedText = memo(function FormattedText({
  slot,
  kind,
  label,
  placeholder,
  lang,
}: {
  slot: string
  kind: SlotKind
  label: string
  placeholder?: string
  /** Another language than the paper's own. */
  lang?: PaperLanguage
}) {
  const { store } = useEditor()
  const language = usePaperLanguage()
  const text = usePaper((paper) => paper.texts[slot])
  const { undo, redo } = useUndo()
  return (
    <TextSlot
      value={stateOf(text)}
      kind={kind}
      lang={lang ?? language}
      label={label}
      placeholder={placeholder}
      onUndo={undo}
      onRedo={redo}
      onBlur={store.pause}
      onChange={(value, change) => {
        if (change.jumped || change.kind === 'paste' || change.kind === 'enter') store.pause()
        store.dispatch(
          { kind: 'text', slot, value },
          isTyped(change.kind) ? `${slot} ${change.kind}` : null,
        )
      }}
    />
  )
})
