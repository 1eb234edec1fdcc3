import { useApolloClient } from '@apollo/client/react'
import { TriangleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { addToTeachers, type Outcome } from './create-teacher.ts'
import { reloadCustomers } from './reload-customers.ts'

/** Says that the address is known, and what can be done about it. */
export function KnownTeacher({ kind, email }: Pick<Outcome, 'kind' | 'email'>) {
  const client = useApolloClient()
  const [state, setState] = useState<'waiting' | 'busy' | 'added'>('waiting')
  const [error, setError] = useState<unknown>(null)
  const add = async () => {
    setState('busy')
    setError(null)
    try {
      await addToTeachers(email)
      setState('added')
      await reloadCustomers(client)
    } catch (failure) {
      setError(failure)
      setState('waiting')
    }
  }
  return (
    <div
      role="status"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-3 rounded-lg border p-4"
    >
      <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-3 wrap-anywhere">
        {kind === 'teacher' && (
          <FormattedMessage
            defaultMessage="{email} is a teacher already. The list now shows this person."
            id="sKh9Cn"
            values={{ email }}
          />
        )}
        {kind === 'imported' && (
          <FormattedMessage
            defaultMessage="Hasn’t used the new system yet but imported from old site. Press Create again to make the account; profile and orders of then are kept."
            id="KmnixC"
          />
        )}
        {kind === 'other_group' &&
          (state === 'added' ? (
            <FormattedMessage
              defaultMessage="{email} is a teacher now, with the password of before."
              id="5ho2Yq"
              values={{ email }}
            />
          ) : (
            <>
              <FormattedMessage
                defaultMessage="{email} has an account, but is not a teacher."
                id="YYFVD8"
                values={{ email }}
              />
              <FormError error={error} />
              <WritingButton
                variant="outline"
                className="justify-self-start"
                disabled={state === 'busy'}
                onClick={() => void add()}
              >
                <FormattedMessage defaultMessage="Make this person a teacher" id="Ej1dA7" />
              </WritingButton>
            </>
          ))}
      </div>
    </div>
  )
}
