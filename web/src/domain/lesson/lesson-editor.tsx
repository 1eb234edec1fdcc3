import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { dialogBody, DialogFrame } from '@/components/form/dialog-frame.tsx'
import { Form } from '@/components/form/form.tsx'
import { DetailsStep } from './details-step.tsx'
import type { LessonChoices } from './lesson-choices.ts'
import { LessonStepForm } from './lesson-step-form.tsx'
import type { LessonValues } from './lesson-values.ts'
import { useLessonForm, type OpenLesson } from './use-lesson-form.ts'
import { useWrongStep } from './use-wrong-step.ts'
import { WizardFooter } from './wizard-footer.tsx'
import { WizardSteps } from './wizard-steps.tsx'

interface LessonFormProps {
  lesson: OpenLesson
  choices: LessonChoices
  /** Draws the lesson as it will be printed. */
  preview: (values: LessonValues) => ReactNode
  onSaved: () => void
}

/**
 * A lesson in two columns: on the left its details and then one step after the other, on the right what it will look like
 * on paper (T2.5, T4.2).
 */
export function LessonEditor({
  title,
  onClose,
  ...form
}: LessonFormProps & { title: ReactNode; onClose: () => void }) {
  const mayClose = useRef<() => Promise<boolean>>(async () => Promise.resolve(true))
  const close = async () => {
    if (await mayClose.current()) onClose()
  }
  return (
    <DialogFrame title={title} width={1240} onClose={() => void close()}>
      {(head) => (
        <LessonForm {...form} heading={head} mayCloseRef={mayClose} onCancel={() => void close()} />
      )}
    </DialogFrame>
  )
}

/** What a key draws anew: the dialog around it stays as it is. */
function LessonForm({
  lesson,
  choices,
  preview,
  heading,
  mayCloseRef,
  onSaved,
  onCancel,
}: LessonFormProps & {
  heading: ReactNode
  /** Takes how it is asked whether the dialog may close. */
  mayCloseRef: RefObject<() => Promise<boolean>>
  onCancel: () => void
}) {
  const intl = useIntl()
  const form = useLessonForm(lesson, onSaved)
  useEffect(() => {
    mayCloseRef.current = form.mayClose
  })
  const values = useWatch({ control: form.control }) as LessonValues
  // A key is drawn in its field first, and on the sheet when there is time.
  const drawn = useDeferredValue(values)
  const sheet = useMemo(() => preview(drawn), [drawn, preview])
  const [at, setAt] = useState(0)
  // A step may have been taken away, here or in another window.
  const here = Math.min(at, values.steps.length)
  const shown = useWrongStep(form, here, setAt)
  return (
    <Form
      form={form}
      className="flex flex-1 flex-col"
      bodyClassName={dialogBody}
      heading={heading}
      footer={
        <WizardFooter
          form={form}
          values={values}
          rules={lesson.shelf.rules}
          at={here}
          onStep={setAt}
          onCancel={onCancel}
        />
      }
    >
      <WizardSteps steps={values.steps} at={here} onStep={setAt} />
      <div className="grid items-start gap-8 min-[1000px]:grid-cols-[minmax(0,1fr)_26rem]">
        <div ref={shown} className="grid grid-cols-1">
          {here === 0 ? (
            <DetailsStep form={form} choices={choices} rules={lesson.shelf.rules} onStep={setAt} />
          ) : (
            <LessonStepForm
              key={here}
              form={form}
              step={here - 1}
              rules={lesson.shelf.rules}
              onStep={setAt}
            />
          )}
        </div>
        <section
          aria-label={intl.formatMessage({ defaultMessage: 'Preview', id: 'TJo5E6' })}
          tabIndex={0} // eslint-disable-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls
          className="bg-paper border-line overflow-auto rounded-md border p-3 min-[1000px]:sticky min-[1000px]:top-4 min-[1000px]:max-h-[62dvh]"
        >
          <h3 className="text-ink-muted mb-2 text-sm font-semibold">
            <FormattedMessage defaultMessage="Preview" id="TJo5E6" />
          </h3>
          {sheet}
        </section>
      </div>
    </Form>
  )
}
