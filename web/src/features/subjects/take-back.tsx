import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import type { Adder } from './added.ts'
import { takeBackSubjects } from './save-subject.ts'

/** Asks before the subjects that one person has added are deleted. */
export function TakeBack({ person, onClose }: { person: Adder; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const takeBack = async () => {
    const counts = await takeBackSubjects(client, person.userId)
    showSnack(
      'done',
      intl.formatMessage(
        {
          defaultMessage:
            '{deleted, plural, one {# subject taken back} other {# subjects taken back}}{used, plural, =0 {} one {; # is used and stays} other {; # are used and stay}}',
          id: 'ziQ5WP',
        },
        counts,
      ),
    )
  }
  return (
    <Confirm
      danger
      title={<FormattedMessage defaultMessage="Take back these subjects?" id="6KwOOf" />}
      action={<FormattedMessage defaultMessage="Take back" id="C+KnTM" />}
      onConfirm={takeBack}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="{count, plural, one {The subject} other {The # subjects}} that {name} has added {count, plural, one {is} other {are}} deleted. What a class, lesson or paper uses stays."
        id="x3HDQH"
        values={{ count: person.count, name: person.name ?? person.email }}
      />
    </Confirm>
  )
}
