import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { DrawnText } from './drawn-text.tsx'
import { EditorMissing } from './editor-missing.tsx'
import { isGoingTo, watchFocus } from './focus-going-to.ts'
import type { PointerPlace } from './pointer-place.ts'
import type { TextSlotProps } from './slot-change.ts'
import { useEarlyWords } from './use-early-words.ts'
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
  const [entered, setEntered] = useState(false)
  const [composing, setComposing] = useState(false)
  const [pressedAt, setPressedAt] = useState<PointerPlace | null>(null)
  const needed = useNeeded(place, focused || composing)
  const early = useEarlyWords(props)
  const drawn = useRef<HTMLElement>(null)
  const [pressing, press] = usePressing()
  const { file, failed, again } = useSlotEditor()
  useEffect(watchFocus, [])
  return (
    <div ref={place} className={cn('text-slot', className)} data-kind={props.kind}>
      {file !== null && needed && !pressing ? (
        <file.SlotEditor
          {...props}
          takesFocus={() => focused || isGoingTo(drawn.current)}
          pressedAt={pressedAt}
          typed={early.take}
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
          lastRef={drawn}
          takesFocus={focused}
          onFocus={() => {
            setFocused(true)
            setEntered(true)
            if (failed !== null) again()
          }}
          onBlur={() => {
            setFocused(false)
            setPressedAt(null)
            early.keep()
          }}
          onKey={early.type}
          onCommand={early.keep}
          onPress={(point) => {
            setPressedAt(point)
            press()
          }}
        />
      )}
      {failed !== null && entered && (
        // Entered again, it tries again.
        <EditorMissing reason={failed.reason} onRetry={() => drawn.current?.focus()} />
      )}
    </div>
  )
}
