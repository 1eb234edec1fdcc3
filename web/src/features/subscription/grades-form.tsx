import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { listOf } from '@/components/form/fields/select-field.tsx'
import { useBoundField } from '@/components/form/fields/use-bound-field.ts'
import { Form } from '@/components/form/form.tsx'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Choice } from '@/components/ui/choice.tsx'
import { Money } from '@/domain/money/money.tsx'
import { AcceptTerms } from '@/domain/payment/accept-terms.tsx'
import { primaryGrades } from '@/domain/school/grades.ts'
import { changeGrades, priceOf } from './subscription-calls.ts'

interface Values {
  grades: string[]
  accepted: boolean
}

/** In school order, so that the order of ticking does not matter. */
const inOrder = (chosen: readonly string[]) =>
  primaryGrades.filter((grade) => chosen.includes(grade))

/** The grades of the subscription, and the price from the next payment. Each change needs the terms accepted (platform 5). */
export function GradesForm({
  subscription,
  current,
  onSaved,
}: {
  subscription: { token: string; teacherProfileId: string; amount: string; perGrade: string }
  current: string[]
  onSaved: () => void
}) {
  const intl = useIntl()
  const least = intl.formatMessage({ defaultMessage: 'Minimum 1 grade is required', id: 'GNm18N' })
  const acceptFirst = intl.formatMessage({
    defaultMessage: 'Please accept the terms and conditions',
    id: 'siecP6',
  })
  const form = useEntityForm<Values, Values>({
    schema: z.object({
      grades: z.array(z.string()).check(z.minLength(1, least)),
      accepted: z.boolean().check(z.refine((accepted) => accepted, acceptFirst)),
    }),
    values: { grades: inOrder(current), accepted: false },
    edits: true,
    notice: intl.formatMessage({ defaultMessage: 'The grades are saved', id: 's4A6un' }),
    save: async (values) => changeGrades(subscription, values.grades),
    onSaved,
  })
  const chosen = useWatch({ control: form.control, name: 'grades' })
  return (
    <Form
      form={form}
      className="border-line grid gap-4 border-t pt-5"
      bodyClassName="grid gap-4"
      footer={
        <SaveBar form={form}>
          <FormattedMessage defaultMessage="Save the grades" id="m2dAk8" />
        </SaveBar>
      }
    >
      <GradeBoxes form={form} />
      <p role="status">
        {chosen.length > 0 && (
          <FormattedMessage
            defaultMessage="From the next payment on: {amount}"
            id="QiPy/i"
            values={{
              amount: <Money amount={(priceOf(subscription, chosen.length) / 100).toFixed(2)} />,
            }}
          />
        )}
      </p>
      <CheckboxField form={form} name="accepted" label={<AcceptTerms />} />
    </Form>
  )
}

function GradeBoxes({ form }: { form: EntityForm<Values> }) {
  const { ref, field, words } = useBoundField(
    {
      form,
      name: 'grades',
      label: <FormattedMessage defaultMessage="Change the grades" id="XGL2Ff" />,
    },
    (value) => listOf(value).join(', '),
  )
  const chosen = listOf(field.value)
  return (
    <FieldGroup {...words}>
      <div className="my-2 grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2">
        {primaryGrades.map((grade, index) => (
          <Choice
            key={grade}
            type="checkbox"
            ref={index === 0 ? ref : undefined}
            checked={chosen.includes(grade)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                inOrder(
                  target.checked ? [...chosen, grade] : chosen.filter((one) => one !== grade),
                ),
              )
            }
          >
            <FormattedMessage defaultMessage="Grade {grade}" id="twbl5p" values={{ grade }} />
          </Choice>
        ))}
      </div>
    </FieldGroup>
  )
}
