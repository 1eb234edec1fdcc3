import type { ComponentProps } from 'react'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'

/** The end of a form on a page: a button as wide as the fields, and below it the reason when it cannot be pressed. */
export function SubmitBar(props: Omit<ComponentProps<typeof SaveButton>, 'size'>) {
  return (
    <div className="grid gap-2">
      <SaveButton {...props} size="lg" />
      <SaveNote form={props.form} />
    </div>
  )
}
