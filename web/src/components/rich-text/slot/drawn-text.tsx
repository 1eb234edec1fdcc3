import { isBlank } from '../view/rich-text-node.ts'
import { RichTextView } from '../view/rich-text-view.tsx'
import type { PointerPlace } from './pointer-place.ts'
import type { TextSlotProps } from './slot-change.ts'

type DrawnTextProps = Pick<
  TextSlotProps,
  'value' | 'kind' | 'lang' | 'label' | 'disabled' | 'placeholder'
> & {
  takesFocus: boolean
  onFocus: () => void
  /** A letter that was typed before the editor came. */
  onKey: (letter: string) => void
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
  takesFocus,
  onFocus,
  onKey,
  onPress,
}: DrawnTextProps) {
  return (
    <div
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
      onKeyDown={(event) => {
        if (disabled || event.key.length !== 1) return
        if (event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        onKey(event.key)
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
