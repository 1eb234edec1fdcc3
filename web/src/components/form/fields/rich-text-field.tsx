import type { FieldPath, FieldValues } from 'react-hook-form'
import type { RichText } from '@kryt/documents/rich-text'
import type { PicturePlace } from '@/components/rich-text/pictures/store-picture.ts'
import { TextSlot } from '@/components/rich-text/slot/text-slot.tsx'
import { LateToolbar } from '@/components/rich-text/toolbar/late-toolbar.tsx'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import { FieldGroup } from '../field-group.tsx'
import { useTextHistory } from './rich-text/use-text-history.ts'
import { useBoundField, type BoundFieldProps } from './use-bound-field.ts'

/**
 * A formatted text with its tools above it, held as the editor's state; null while nothing was written. Ctrl Z undoes what
 * was written since the form opened.
 * @public
 */
export function RichTextField<V extends FieldValues, N extends FieldPath<V>>({
  form,
  name,
  label,
  hint,
  lang,
  shared = false,
  page = false,
  pictures,
}: BoundFieldProps<V, N> & {
  label: string
  /** Words on a page: fewer tools. */
  page?: boolean
  /** Where the pictures of a page are kept, if it may have any: always the same object. */
  pictures?: PicturePlace
  /** The language of the text. */
  lang: 'en' | 'af'
  /** Whether every teacher may see its pictures. */
  shared?: boolean
}) {
  const bound = useBoundField(
    { form, name, label, ...(hint === undefined ? {} : { hint }) },
    (value) => (value === null ? null : <RichTextView text={value as RichText} />),
  )
  const value = bound.field.value as RichText | null // what the form holds under this name
  const history = useTextHistory(value, bound.field.onChange)
  return (
    <FieldGroup {...bound.words}>
      <div data-own-tools className="mt-1.5">
        <div className="min-h-13 min-w-0">
          <LateToolbar shared={shared} page={page} pictures={pictures} />
        </div>
        <TextSlot
          className="border-line-strong bg-card min-h-32 rounded-md border p-3"
          value={value}
          onChange={history.change}
          kind={page ? (pictures === undefined ? 'page' : 'pictured-page') : 'full'}
          lang={lang}
          label={label}
          onUndo={history.undo}
          onRedo={history.redo}
          onBlur={() => {
            history.pause()
            bound.field.onBlur()
          }}
        />
      </div>
    </FieldGroup>
  )
}
