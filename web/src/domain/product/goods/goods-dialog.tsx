import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { Button } from '@/components/ui/button.tsx'
import { removeFiles } from '@/lib/stored-files.ts'

/** What is left behind in the store is found by the content check, so it is no reason to bother anybody. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

/** The row was saved with these pictures: those that it no longer names are deleted. @param before those it had */
export function settlePictures(
  fresh: NewPictures,
  before: readonly string[],
  saved: readonly string[],
) {
  quietly(fresh.keep(saved))
  const removed = before.filter((key) => !saved.includes(key))
  if (removed.length > 0) quietly(removeFiles('images', removed))
}

/** The dialog of a resource or bundle. Discarding what was changed deletes the pictures that came with it (A4.4). */
export function GoodsDialog<V extends FieldValues>({
  form,
  title,
  isNew,
  fresh,
  onClose,
  children,
}: {
  form: EntityForm<V>
  title: ReactNode
  isNew: boolean
  fresh: NewPictures
  onClose: () => void
  children: ReactNode
}) {
  return (
    <FormDialog
      form={form}
      width={800}
      title={title}
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
    >
      {children}
    </FormDialog>
  )
}
