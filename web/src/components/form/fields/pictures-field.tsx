import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Pictures } from '@/components/pictures/pictures.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { Button } from '@/components/ui/button.tsx'
import { FieldGroup } from '../field-group.tsx'
import { listOf } from './select-field.tsx'
import { useBoundField, type BoundFieldProps } from './use-bound-field.ts'

const label = <FormattedMessage defaultMessage="Pictures" id="DOPilz" />

/** For whoever has to choose between two versions: how many pictures there are. */
const inWords = (value: unknown) => (
  <FormattedMessage
    defaultMessage="{count, plural, =0 {No pictures} one {# picture} other {# pictures}}"
    id="BP6yzF"
    values={{ count: listOf(value).length }}
  />
)

/** The pictures of a row, in their order. A new row has to be saved before it can have any (A4.4). */
export function PicturesField<V extends FieldValues, N extends FieldPathByValue<V, string[]>>({
  form,
  name,
  folder,
  saveFirst,
  fresh,
  limit,
  cover = false,
}: Pick<BoundFieldProps<V, N>, 'form' | 'name'> & {
  /** Where they are stored; null for a row that is not saved yet. */
  folder: string | null
  /** Says that it has to be saved first; for rows that always are, nothing. */
  saveFirst?: ReactNode
  fresh: NewPictures
  /** The most of them. */
  limit: number
  /** The first one is the cover. */
  cover?: boolean
}) {
  const { field, words } = useBoundField({ form, name, label }, inWords)
  return (
    <FieldGroup {...words}>
      <div className="mt-2">
        {folder === null ? (
          <Button
            variant="outline"
            disabled
            className="h-auto! min-h-11 max-w-full py-2 whitespace-normal!"
          >
            {saveFirst}
          </Button>
        ) : (
          <Pictures
            bucket="images"
            folder={folder}
            keys={listOf(field.value)}
            onChange={field.onChange}
            onStored={fresh.add}
            limit={limit}
            cover={cover}
            disabled={form.pending}
          />
        )}
      </div>
    </FieldGroup>
  )
}
