import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FormError } from '@/components/form/form-error.tsx'
import { UnsavedGuard } from '@/components/form/unsaved-guard.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/class-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import type { Step } from './first-visit.ts'

const steps: readonly Step[] = ['person', 'place', 'class']

/** One step: its question, its fields, and buttons to continue, go back or leave. */
export function StepFrame<V extends FieldValues>({
  form,
  step,
  title,
  children,
  error,
  next,
  disabled,
  pending,
  onNext,
  onBack,
  onSkip,
}: {
  form?: EntityForm<V>
  step: Step
  title: ReactNode
  children: ReactNode
  error: unknown
  next: ReactNode
  disabled: boolean
  pending: boolean
  onNext: () => void
  onBack?: (() => void) | undefined
  onSkip: () => void
}) {
  const online = useOnline()
  const at = steps.indexOf(step)
  return (
    <form
      ref={(element) => form?.attach(element)}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <div>
        <div aria-hidden="true" className="mb-5 flex gap-1.5">
          {steps.map((one, index) => (
            <span
              key={one}
              className={cn(
                'h-1.5 flex-1 rounded-full',
                index <= at ? 'bg-chalk-yellow' : 'bg-line',
              )}
            />
          ))}
        </div>
        <p className="text-ink-muted text-sm font-semibold">
          <FormattedMessage
            defaultMessage="Step {at} of {of}"
            id="EFk16U"
            values={{ at: at + 1, of: steps.length }}
          />
        </p>
        <h2 className="text-2xl">{title}</h2>
      </div>
      {children}
      {form !== undefined && <UnsavedGuard form={form} />}
      <FormError error={error} />
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={disabled || pending || !online}>
          {pending ? <FormattedMessage defaultMessage="Saving" id="QLkzoS" /> : next}
        </Button>
        {onBack !== undefined && (
          <Button variant="outline" onClick={onBack}>
            <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
          </Button>
        )}
        <Button variant="link" size="inline" className="ml-auto h-11" onClick={onSkip}>
          <FormattedMessage defaultMessage="Skip for now" id="WYzHAI" />
        </Button>
        {!online && (
          <p role="status" className="text-ink-muted w-full text-sm">
            <FormattedMessage
              defaultMessage="You’re offline. You can save again when you are connected."
              id="J9XEKr"
            />
          </p>
        )}
      </div>
    </form>
  )
}
