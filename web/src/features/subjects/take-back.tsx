import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import type { Adder } from './added.ts'
import { takeBackSubjects } from './save-subject.ts'

/** Asks before the subjects that one person has added are deleted. */
export function TakeBack({ person, onClose }: { person: Adder; onClose: () => void }) {
  const client = useApolloClient()
  return (
    <Confirm
      danger
      title={<FormattedMessage defaultMessage="Take back these subjects?" id="6KwOOf" />}
      action={<FormattedMessage defaultMessage="Take back" id="C+KnTM" />}
      onConfirm={async () => takeBackSubjects(client, person.userId)}
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
