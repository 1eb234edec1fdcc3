import { useApolloClient, useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { Select } from '@/components/ui/select.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { showSnack } from '@/lib/snackbar.ts'
import {
  ActivitiesOfClassDocument,
  type ClassesCard_ClassFragment,
} from './classes-card.generated.ts'
import { deleteClass } from './save-class.ts'

/** Says how much in the calendar loses its class, offers another class for it, and deletes; "Undo" brings all back. */
export function DeleteClassDialog({
  one,
  classes,
  onClose,
}: {
  one: ClassesCard_ClassFragment
  classes: readonly ClassesCard_ClassFragment[]
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const id = useId()
  const [heir, setHeir] = useState('')
  const { data } = useQuery(ActivitiesOfClassDocument, {
    variables: { id: one.id },
    fetchPolicy: 'network-only',
  })
  const count = data?.teacherActivityCollection.totalCount ?? null
  const others = classes.filter((other) => other.id !== one.id)
  const failed = (error: unknown) => showSnack('error', errorSentence(intl, error))
  const remove = async () => {
    const back = await deleteClass(client, one, heir === '' ? null : heir)
    showSnack('done', intl.formatMessage({ defaultMessage: 'Deleted', id: 'KQvWvD' }), {
      label: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
      run: () => {
        back().then(
          () => showSnack('done', intl.formatMessage({ defaultMessage: 'Undone', id: 'Egy6OC' })),
          failed,
        )
      },
    })
  }
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete class {name}?"
          id="nk1hv9"
          values={{ name: one.name }}
        />
      }
      onDelete={remove}
      onClose={onClose}
    >
      <p>
        {count === null ? (
          <FormattedMessage
            defaultMessage="It is removed from your list. What you planned for it stays in your calendar."
            id="ZPbeoa"
          />
        ) : count === 0 ? (
          <FormattedMessage
            defaultMessage="It is removed from your list. Nothing in your calendar belongs to it."
            id="KLQ8+4"
          />
        ) : (
          <FormattedMessage
            defaultMessage="{count, plural, one {# activity} other {# activities}} in your calendar will have no class."
            id="1r6n4o"
            values={{ count }}
          />
        )}
      </p>
      {count !== null && count > 0 && others.length > 0 && (
        <div className="text-ink mt-3 grid gap-1.5">
          <label htmlFor={id} className="text-[15px] font-semibold">
            <FormattedMessage defaultMessage="Give them to another class" id="uAAq1C" />
          </label>
          <Select id={id} value={heir} onChange={({ target }) => setHeir(target.value)}>
            <option value="">
              {intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })}
            </option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.subject === null
                  ? other.name
                  : [other.name, subjectName(other.subject, locale)].join(' · ')}
              </option>
            ))}
          </Select>
        </div>
      )}
    </ConfirmDelete>
  )
}
