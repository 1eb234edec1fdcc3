import { useRef, useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { DrawnText } from './drawn-text.tsx'
import { EditorMissing } from './editor-missing.tsx'
import type { PointerPlace } from './pointer-place.ts'
import type { TextSlotProps } from './slot-change.ts'
import { useNeeded } from './use-needed.ts'
import { usePressing } from './use-pressing.ts'
import { useSlotEditor } from './use-slot-editor.ts'
import './text-slot.css'

/**
 * One formatted text that can be written in (docs/decisions/067). It is only drawn until it is near the screen or
 * focused; then a small editor takes its place, and leaves some time after the text has left the screen. It keeps no
 * history: `onChange` reports each change, and whoever holds the text undoes by giving it an earlier `value`.
 */
export function TextSlot(props: TextSlotProps) {
  const { onFocus, onBlur, className } = props
  const place = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const [composing, setComposing] = useState(false)
  const [pressedAt, setPressedAt] = useState<PointerPlace | null>(null)
  const needed = useNeeded(place, focused || composing)
  const early = useRef('')
  const [pressing, press] = usePressing()
  const { file, failed, again } = useSlotEditor()
  return (
    <div ref={place} className={cn('text-slot', className)} data-kind={props.kind}>
      {file !== null && needed && !pressing ? (
        <file.SlotEditor
          {...props}
          takesFocus={focused}
          pressedAt={pressedAt}
          typed={() => {
            const typed = early.current
            early.current = ''
            return typed
          }}
          onComposing={setComposing}
          onFocus={() => {
            setFocused(true)
            onFocus?.()
          }}
          onBlur={() => {
            setFocused(false)
            setPressedAt(null)
            onBlur?.()
          }}
        />
      ) : (
        <DrawnText
          {...props}
          takesFocus={focused}
          onFocus={() => {
            setFocused(true)
            if (failed !== null) again()
          }}
          onKey={(letter) => {
            early.current += letter
          }}
          onPress={(point) => {
            setPressedAt(point)
            press()
          }}
        />
      )}
      {failed !== null && focused && <EditorMissing reason={failed.reason} onRetry={again} />}
    </div>
  )
}
