import { FormattedMessage, useIntl } from 'react-intl'
import { dialogFooter } from '@/components/form/dialog-frame.tsx'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { lessonProgress } from './lesson-progress.ts'
import type { LessonRules } from './lesson-shelf.ts'
import type { LessonValues } from './lesson-values.ts'

/** How far the lesson is, and the way on; a lesson is saved on the last step (T4.2). */
export function WizardFooter({
  form,
  values,
  rules,
  at,
  onStep,
  onCancel,
}: {
  form: EntityForm<LessonValues>
  values: LessonValues
  rules: LessonRules
  at: number
  onStep: (at: number) => void
  onCancel: () => void
}) {
  const intl = useIntl()
  const progress = lessonProgress(values)
  const last = at === values.steps.length
  // A template may be saved from everywhere: what is wrong with it elsewhere is led to.
  const saves = last || !rules.filled
  return (
    <div className={dialogFooter}>
      <div className="mr-auto grid min-w-44 gap-1.5">
        {rules.filled && (
          <>
            <span className="text-sm font-medium tabular-nums">
              <FormattedMessage
                defaultMessage="{share, number, ::percent} filled in"
                id="YUZj6+"
                values={{ share: Math.floor(progress * 100) / 100 }}
              />
            </span>
            <ProgressBar
              value={progress}
              max={1}
              label={intl.formatMessage({ defaultMessage: 'How much is filled in', id: 'Nh8yft' })}
            />
          </>
        )}
        {saves && <SaveNote form={form} />}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
        </Button>
        {at > 0 && (
          <Button
            variant="outline"
            // On a phone there is room for three; the list of steps leads back too.
            className={saves && !last ? 'max-[479px]:hidden' : undefined}
            onClick={() => onStep(at - 1)}
          >
            <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
          </Button>
        )}
        {!last && (
          <Button variant={saves ? 'outline' : 'primary'} onClick={() => onStep(at + 1)}>
            <FormattedMessage defaultMessage="Next" id="9+Ddtu" />
          </Button>
        )}
        {saves && <SaveButton form={form} />}
      </div>
    </div>
  )
}
