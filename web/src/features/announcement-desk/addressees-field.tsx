import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Choice } from '@/components/form/fields/combobox/choice.ts'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { searchTeachers, useTeacherNames } from '@/domain/people/teacher-choices.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { allOrSome, everybody } from '@/lib/all-or-some.ts'
import type { AnnouncementValues } from './announcement-schema.ts'
import { addressees, heads } from './announcement-words.ts'

/** All teachers, or those that are named: all clears the others, and another one clears all. */
export function AddresseesField({ form }: { form: EntityForm<AnnouncementValues> }) {
  const intl = useIntl()
  const client = useApolloClient()
  const chosen = useWatch({ control: form.control, name: 'sendTo' })
  const { choiceOf, error } = useTeacherNames(chosen.filter((id) => id !== everybody))
  const all: Choice<string> = {
    key: everybody,
    value: everybody,
    label: intl.formatMessage(addressees.all),
  }
  return (
    <MultiComboboxField
      form={form}
      name="sendTo"
      label={intl.formatMessage(heads.sendTo)}
      hint={
        error === undefined ? (
          <FormattedMessage
            defaultMessage="All teachers, or teachers by name. All clears the others."
            id="jWHj77"
          />
        ) : (
          errorSentence(intl, error)
        )
      }
      search={async (words, signal) => {
        const found = await searchTeachers(client, words, signal)
        const fits = all.label.toLowerCase().includes(words.trim().toLowerCase())
        return fits ? { ...found, choices: [all, ...found.choices] } : found
      }}
      choiceOf={(id) => (id === everybody ? all : choiceOf(id))}
      settle={allOrSome}
      listLabel={intl.formatMessage({ defaultMessage: 'Teachers', id: 'U3zfeg' })}
      placeholder={intl.formatMessage({ defaultMessage: 'Name, email or school', id: '+ipWD9' })}
    />
  )
}
