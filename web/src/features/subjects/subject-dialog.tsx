import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { grades } from '@/domain/school/grades.ts'
import { OthersOfGrade } from './others-of-grade.tsx'
import { readSubject, saveSubject } from './save-subject.ts'
import { subjectSchema, valuesOfSubject, type OtherSubject } from './subject-schema.ts'
import { gradeName, heads } from './subject-words.ts'
import type { SubjectRow_SubjectFragment } from './subjects.generated.ts'
import { isUsed, readUses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** A subject: its grade, and its name in both languages. What uses it shows the change at once. */
export function SubjectDialog({
  subject,
  onClose,
}: {
  /** Null for a new one. */
  subject: SubjectRow_SubjectFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const [others, setOthers] = useState<readonly OtherSubject[]>([])
  const form = useEntityForm({
    schema: subjectSchema(intl, others),
    values: valuesOfSubject(subject),
    version: subject?.updatedAt,
    draft: `subject.${subject?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveSubject(client, values, subject && { id: subject.id, version }),
    reread: subject ? async () => readSubject(client, subject.id) : undefined,
    whoChanged: async (now) => subject && whoChanged(client, 'subject', subject.id, now),
    fieldOf: { subject_grade_subject_key: 'subject' },
    onSaved: onClose,
  })
  // The names of the grade arrive after this one was typed, or was restored.
  useEffect(() => {
    if (form.getValues('subject') !== '') void form.trigger('subject')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list of names
  }, [others])
  const uses = readUses(subject?.usedBy ?? null)
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        subject === null ? (
          <FormattedMessage defaultMessage="New Subject" id="t39N8Y" description="School subject" />
        ) : (
          <FormattedMessage
            defaultMessage="Edit Subject"
            id="v8E1u6"
            description="School subject"
          />
        )
      }
      description={
        uses !== null &&
        isUsed(uses) && (
          <FormattedMessage
            defaultMessage="Used by {what}. All show its new name and grade at once."
            id="+bsXOM"
            values={{ what: <UsesWords uses={uses} /> }}
          />
        )
      }
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="grade"
        label={intl.formatMessage(heads.grade)}
        options={grades.map((one) => ({
          value: one,
          label: gradeName(intl, one),
        }))}
      />
      <OthersOfGrade form={form} subjectId={subject?.id ?? null} onRead={setOthers} />
      <TextField form={form} name="subject" label={intl.formatMessage(heads.subject)} />
      <TextField
        form={form}
        name="subjectAf"
        label={intl.formatMessage(heads.subjectAf)}
        hint={
          <FormattedMessage
            defaultMessage="Without it Afrikaans screens show the name above."
            id="RPrkZV"
          />
        }
      />
    </FormDialog>
  )
}
