import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Money } from '@/domain/money/money.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { changeGrades, priceOf } from './subscription-calls.ts'

const grades = ['R', '1', '2', '3', '4', '5', '6', '7'] as const

/** Which grades the subscription covers, and what that costs from the next payment on. */
export function GradesForm({
  subscription,
  current,
  onSaved,
}: {
  subscription: { token: string; teacherProfileId: string; amount: string; perGrade: string }
  current: string[]
  onSaved: () => void
}) {
  const [chosen, setChosen] = useState(() => new Set(current))
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  const online = useOnline()
  const cents = priceOf(subscription, chosen.size)
  const changed = chosen.size !== current.length || current.some((grade) => !chosen.has(grade))
  const toggle = (grade: string) => {
    const next = new Set(chosen)
    if (!next.delete(grade)) next.add(grade)
    setChosen(next)
  }
  const save = async () => {
    setState({ busy: true, error: null })
    try {
      await changeGrades(subscription, [...chosen])
      onSaved()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <form
      noValidate
      className="border-line grid gap-4 border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-2 gap-y-2">
        <legend className="mb-2 text-[15px] font-semibold">
          <FormattedMessage defaultMessage="Change the grades" id="XGL2Ff" />
        </legend>
        {grades.map((grade) => (
          <Choice
            key={grade}
            type="checkbox"
            checked={chosen.has(grade)}
            onChange={() => toggle(grade)}
          >
            <FormattedMessage defaultMessage="Grade {grade}" id="twbl5p" values={{ grade }} />
          </Choice>
        ))}
      </fieldset>
      <p role="status">
        {chosen.size === 0 ? (
          <span className="text-danger">
            <FormattedMessage defaultMessage="Minimum 1 grade is required" id="GNm18N" />
          </span>
        ) : (
          <FormattedMessage
            defaultMessage="From the next payment on: {amount}"
            id="QiPy/i"
            values={{ amount: <Money amount={(cents / 100).toFixed(2)} /> }}
          />
        )}
      </p>
      <FormError error={state.error} />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!changed || chosen.size === 0 || state.busy || !online}
      >
        <FormattedMessage defaultMessage="Save the grades" id="m2dAk8" />
      </Button>
    </form>
  )
}
