import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import type { CouponValues } from './coupon-schema.ts'
import { searchTeachers, useTeacherNames } from '@/domain/people/teacher-choices.ts'

/** The teachers who may use a coupon; nobody named means every teacher. */
export function TeachersField({ form }: { form: EntityForm<CouponValues> }) {
  const intl = useIntl()
  const client = useApolloClient()
  const chosen = useWatch({ control: form.control, name: 'restrictToTeachers' })
  const { choiceOf, error } = useTeacherNames(chosen)
  return (
    <MultiComboboxField
      form={form}
      name="restrictToTeachers"
      label={<FormattedMessage defaultMessage="Which teachers" id="xha03V" />}
      hint={
        error === undefined ? (
          <FormattedMessage defaultMessage="Name nobody to let every teacher use it." id="vX49Mk" />
        ) : (
          errorSentence(intl, error)
        )
      }
      search={async (words, signal) => searchTeachers(client, words, signal)}
      choiceOf={choiceOf}
      listLabel={intl.formatMessage({ defaultMessage: 'Teachers', id: 'U3zfeg' })}
      placeholder={intl.formatMessage({ defaultMessage: 'Name, email or school', id: '+ipWD9' })}
    />
  )
}
