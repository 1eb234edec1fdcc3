import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { DrawnText } from './drawn-text.tsx'
import { loadEditor } from './load-editor.ts'
import type { PointerPlace } from './pointer-place.ts'
import type { TextSlotProps } from './slot-change.ts'
import { useNeeded } from './use-needed.ts'
import './text-slot.css'

const SlotEditor = lazy(() => loadEditor().then(({ SlotEditor: Editor }) => ({ default: Editor })))

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
  useEffect(() => void loadEditor().catch(() => undefined), [])

  const drawn = (
    <DrawnText
      {...props}
      takesFocus={focused}
      onFocus={() => setFocused(true)}
      onPress={setPressedAt}
    />
  )
  return (
    <div ref={place} className={cn('text-slot', className)} data-kind={props.kind}>
      {needed ? (
        <Suspense fallback={drawn}>
          <SlotEditor
            {...props}
            takesFocus={focused}
            pressedAt={pressedAt}
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
        </Suspense>
      ) : (
        drawn
      )}
    </div>
  )
}
