import type { RefObject } from 'react'
import { isBlank } from '../view/rich-text-node.ts'
import { RichTextView } from '../view/rich-text-view.tsx'
import type { PointerPlace } from './pointer-place.ts'
import type { TextSlotProps } from './slot-change.ts'

type DrawnTextProps = Pick<
  TextSlotProps,
  'value' | 'kind' | 'lang' | 'label' | 'disabled' | 'placeholder'
> & {
  /** Keeps the last element that this was. */
  lastRef: RefObject<HTMLElement | null>
  takesFocus: boolean
  onFocus: () => void
  onBlur: () => void
  /** A key that was pressed before the editor came. @returns whether it was taken */
  onKey: (key: string) => boolean
  /** A key with Ctrl or the like, which may save. */
  onCommand: () => void
  onPress: (place: PointerPlace) => void
}

/** The text without its editor, in the same place of the tab order and with the same name. */
export function DrawnText({
  value,
  kind,
  lang,
  label,
  disabled = false,
  placeholder,
  lastRef,
  takesFocus,
  onFocus,
  onBlur,
  onKey,
  onCommand,
  onPress,
}: DrawnTextProps) {
  return (
    <div
      ref={(element) => {
        if (element !== null) lastRef.current = element
      }}
      role="textbox"
      tabIndex={disabled ? -1 : 0}
      lang={lang}
      aria-label={label}
      aria-multiline={kind !== 'line'}
      aria-readonly
      data-waiting-for-editor={takesFocus || undefined}
      className="text-slot-editor"
      data-kind={kind}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (disabled) return
        if (event.ctrlKey || event.metaKey || event.altKey) onCommand()
        else if (onKey(event.key)) event.preventDefault()
      }}
      onPointerDown={({ clientX, clientY }) => onPress({ x: clientX, y: clientY })}
    >
      {value !== null && !isBlank(value) ? (
        <RichTextView text={value} />
      ) : (
        <div className="paper-text">
          <p className="text-slot-placeholder">{placeholder}&nbsp;</p>
        </div>
      )}
    </div>
  )
}
