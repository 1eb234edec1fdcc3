import { Combobox } from '@base-ui/react/combobox'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'
import type { FieldControl } from '../../field.tsx'
import { Chips, chipInputClass } from '../combobox/chips.tsx'
import { isSeveral } from './split-tags.ts'

/** There is no list to open, so a screen reader is told of a field for text. */
const noList = {
  role: undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
}

/** Chips and a field to type more: Base UI's combobox without its list, for the keys of its chips. */
export function TagsControl({
  control,
  inputRef,
  onBlur,
  tags,
  typed,
  onType,
  onAdd,
  onChange,
  label,
  placeholder,
  disabled,
}: {
  control: FieldControl
  inputRef: Ref<HTMLInputElement>
  onBlur: () => void
  tags: readonly string[]
  typed: string
  onType: (typed: string) => void
  onAdd: (typed: string) => void
  onChange: (tags: string[]) => void
  /** Names the chips for screen readers. */
  label: string
  placeholder: string
  disabled: boolean
}) {
  const onKeyDown = (
    event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void },
  ) => {
    // Base UI empties the field by Escape; here it belongs to the dialog around it.
    if (event.key === 'Escape') event.preventBaseUIHandler()
    const ends = event.key === 'Enter' || event.key === ','
    if (!ends || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // Enter in an empty field saves the form.
    if (event.key === 'Enter' && typed.trim() === '') return
    event.preventDefault()
    onAdd(typed)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!isSeveral(pasted)) return
    event.preventDefault()
    onAdd(`${typed},${pasted}`)
  }
  return (
    <Combobox.Root
      multiple
      items={[]}
      open={false}
      disabled={disabled}
      value={[...tags]}
      onValueChange={onChange}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') onType(text)
      }}
    >
      <Chips label={label} chosen={tags.map((tag) => ({ key: tag, label: tag }))}>
        <Combobox.Input
          {...control}
          {...noList}
          ref={inputRef}
          disabled={disabled}
          placeholder={placeholder}
          className={chipInputClass}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </Chips>
    </Combobox.Root>
  )
}
