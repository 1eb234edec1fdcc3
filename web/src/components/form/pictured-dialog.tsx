import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { quietly } from '@/components/pictures/settle-pictures.ts'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { Button } from '@/components/ui/button.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The dialog of a row with pictures. Discarding what was changed deletes the pictures that came with it (A4.4). */
export function PicturedDialog<V extends FieldValues>({
  isNew,
  fresh,
  ...props
}: Omit<ComponentProps<typeof FormDialog<V>>, 'aside'> & {
  /** It was never saved: there is nothing to go back to. */
  isNew: boolean
  fresh: NewPictures
}) {
  const { form, onClose } = props
  return (
    <FormDialog
      width={800}
      {...props}
      aside={
        !isNew &&
        form.dirty && (
          <Button
            variant="quiet"
            disabled={form.pending}
            onClick={() => {
              form.discard()
              quietly(fresh.discard())
            }}
          >
            <FormattedMessage defaultMessage="Discard changes" id="yxguVq" />
          </Button>
        )
      }
      onClose={() => {
        quietly(fresh.discard())
        onClose()
      }}
    />
  )
}
