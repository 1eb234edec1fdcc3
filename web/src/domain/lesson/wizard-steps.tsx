import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LessonStep } from './lesson-values.ts'

interface WizardStepsProps {
  steps: readonly Pick<LessonStep, 'name'>[]
  at: number
  onStep: (at: number) => void
}

/** A key in a field changes the steps, and none of their names. */
const isSame = (was: WizardStepsProps, now: WizardStepsProps) =>
  was.at === now.at &&
  was.onStep === now.onStep &&
  was.steps.length === now.steps.length &&
  was.steps.every(({ name }, index) => name === now.steps[index]?.name)

/** Every step of the lesson, to go to directly. */
export const WizardSteps = memo(function WizardSteps({ steps, at, onStep }: WizardStepsProps) {
  const intl = useIntl()
  const names = [
    <FormattedMessage key="details" defaultMessage="Details" id="Lv0zJu" />,
    ...steps.map(({ name }, index) =>
      name.trim() === '' ? (
        <FormattedMessage
          key={index}
          defaultMessage="Step {number}"
          id="iUmBQc"
          values={{ number: index + 1 }}
        />
      ) : (
        name
      ),
    ),
  ]
  return (
    <ol
      aria-label={intl.formatMessage({ defaultMessage: 'Steps', id: 'huCHmk' })}
      className="flex flex-wrap gap-2 text-sm"
    >
      {names.map((name, index) => (
        <li key={index} className="max-w-full">
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            className="border-line aria-[current=step]:border-board aria-[current=step]:bg-board/10 hover:bg-board/8 min-h-11 max-w-full rounded-full border px-4 text-left font-medium wrap-anywhere"
            onClick={() => onStep(index)}
          >
            <span className="text-ink-muted mr-1.5 tabular-nums">{index + 1}</span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}, isSame)
