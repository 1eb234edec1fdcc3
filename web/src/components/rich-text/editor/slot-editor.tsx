import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TextSlotProps } from '../slot/slot-change.ts'
import type { PointerPlace } from '../slot/pointer-place.ts'
import { putCaretAt } from '../slot/pointer-place.ts'
import { extensionOf } from './extensions.ts'
import { followFocus } from './focused-editor.ts'
import { typeEarly } from './type-early.ts'
import { slotState } from './slot-state.ts'

interface SlotEditorProps extends TextSlotProps {
  /** Whether the text that this editor takes the place of had the focus, and where it was pressed. */
  takesFocus: () => boolean
  pressedAt: PointerPlace | null
  /** Takes what was typed into the drawn text, once. */
  typed: () => string
  /** Told while the writer composes a word, when the editor must not be taken away. */
  onComposing: (composing: boolean) => void
}

/** The editor of one text. Loaded and mounted by TextSlot when it is needed. */
export function SlotEditor(props: SlotEditorProps) {
  return (
    <LexicalExtensionComposer extension={extensionOf[props.kind]} contentEditable={null}>
      <Connected {...props} />
    </LexicalExtensionComposer>
  )
}

function Connected({ takesFocus, pressedAt, typed, onComposing, ...props }: SlotEditorProps) {
  const { value, kind, lang, label, disabled = false, placeholder } = props
  const [editor] = useLexicalComposerContext()
  const [state] = useState(() => slotState(editor))
  const latest = useRef(props)
  const root = useRef<HTMLDivElement>(null)

  // Before the listeners: the first text is not a change.
  useLayoutEffect(() => {
    latest.current = props
    state.show(value)
  })
  useLayoutEffect(() => editor.setEditable(!disabled), [editor, disabled])
  useLayoutEffect(() => state.listen(() => latest.current, kind), [state, kind])
  useLayoutEffect(() => followFocus(editor, kind), [editor, kind])
  // Once, and before the next key: the editor takes the place of the drawn text.
  useLayoutEffect(() => {
    if (root.current === null || !takesFocus()) return
    const placed = pressedAt !== null && putCaretAt(root.current, pressedAt)
    if (!placed) {
      // Itself too: a dialog took the focus when the drawn text went, and the editor moves its caret only.
      root.current.focus({ preventScroll: true })
      editor.focus()
    }
    typeEarly(editor, typed())
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <div className="text-slot-editor" data-kind={kind}>
      <ContentEditable
        ref={root}
        className="paper-text"
        lang={lang}
        spellCheck
        ariaLabel={label}
        ariaMultiline={kind !== 'line'}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        {...(placeholder === undefined
          ? {}
          : {
              'aria-placeholder': placeholder,
              placeholder: <span className="text-slot-placeholder">{placeholder}</span>,
            })}
      />
    </div>
  )
}
