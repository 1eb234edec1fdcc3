import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import type { EntityForm } from './entity-form.ts'
import { FormError } from './form-error.tsx'
import { noticeFilled } from './notice-filled.ts'
import { ReadError } from './read-error.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

/**
 * The fields of a form and what is said about them as a whole. Enter saves, and so does Ctrl or Cmd with Enter from a
 * field of several lines.
 */
export function Form<V extends FieldValues>({
  form,
  className,
  bodyClassName = 'grid gap-5',
  heading,
  footer,
  children,
}: {
  form: EntityForm<V>
  className?: string
  bodyClassName?: string
  heading?: ReactNode
  /** Drawn below the error; does not scroll with the fields. */
  footer?: ReactNode
  children: ReactNode
}) {
  const { conflict } = form
  return (
    <>
      <form
        ref={(element) => form.attach(element)}
        data-asked=""
        noValidate
        className={className}
        // Before anything that draws the fields again.
        onPointerDownCapture={(event) => noticeFilled(event.currentTarget)}
        onKeyDownCapture={(event) => noticeFilled(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          noticeFilled(event.currentTarget)
          // React also sends the events of a dialog to the form in whose component it was opened.
          event.stopPropagation()
          void form.submit()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || conflict !== null)
            return
          event.preventDefault()
          event.stopPropagation()
          void form.submit()
        }}
      >
        <div className={bodyClassName}>
          {heading}
          {conflict !== null && (
            <ConflictPanel conflict={conflict} fields={form.fields} pending={form.pending} />
          )}
          <div hidden={conflict !== null} className="contents [[hidden]]:hidden">
            <RestoredDraft when={form.restored} />
            {children}
          </div>
          {form.again === null ? (
            <FormError error={form.error} />
          ) : (
            <ReadError error={form.error} onRetry={form.again} />
          )}
        </div>
        {conflict === null && footer}
      </form>
      <UnsavedGuard form={form} />
      <HoldDialog when={form.pending} />
    </>
  )
}
