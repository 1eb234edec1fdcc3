import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { useKnownField } from '@/components/form/fields/use-bound-field.ts'
import { Pictures } from '@/components/pictures/pictures.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { Button } from '@/components/ui/button.tsx'
import { mostPictures, type GoodsValues } from './goods-schema.ts'

const label = <FormattedMessage defaultMessage="Pictures" id="DOPilz" />

/** For whoever has to choose between two versions: how many pictures there are. */
const inWords = (value: unknown) => (
  <FormattedMessage
    defaultMessage="{count, plural, =0 {No pictures} one {# picture} other {# pictures}}"
    id="BP6yzF"
    values={{ count: Array.isArray(value) ? value.length : 0 }}
  />
)

/** The pictures of a resource or bundle, the cover first. A new one has to be saved before it can have any (A4.4). */
export function PicturesField({
  form,
  folder,
  saveFirst,
  fresh,
}: {
  form: EntityForm<GoodsValues>
  /** Where they are stored; null for one that is not saved yet. */
  folder: string | null
  /** Says that it has to be saved first. */
  saveFirst: ReactNode
  fresh: NewPictures
}) {
  const { field } = useController({ control: form.control, name: 'thumbnails' })
  useKnownField({ form, name: 'thumbnails', label }, inWords)
  return (
    <FieldGroup error={undefined} label={label}>
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
            keys={field.value}
            onChange={field.onChange}
            onStored={fresh.add}
            limit={mostPictures}
            disabled={form.pending}
          />
        )}
      </div>
    </FieldGroup>
  )
}
