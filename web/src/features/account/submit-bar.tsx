import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'

/** The end of a form on a page: a button as wide as the fields, and below it the reason when it cannot be pressed. */
export function SubmitBar<V extends FieldValues>(
  props: Omit<ComponentProps<typeof SaveButton<V>>, 'size'>,
) {
  return (
    <div className="grid gap-2">
      <SaveButton {...props} size="lg" />
      <SaveNote form={props.form} />
    </div>
  )
}
