import { FormattedMessage } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import type { SubjectChoice } from '@/domain/school/subject-fields.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'

/** Says that a subject has no lesson template yet, and offers a blank lesson. */
export function NoTemplateYet({
  subject,
  blank,
  onBlank,
}: {
  subject: SubjectChoice | undefined
  /** Whether the blank lesson is chosen. */
  blank: boolean
  onBlank: () => void
}) {
  const locale = useLocale()
  return (
    <div className="grid gap-3 text-base">
      {subject !== undefined && (
        <p>
          <FormattedMessage
            defaultMessage="No template yet for Grade {grade} {subject}."
            id="FUq8wR"
            values={{ grade: subject.grade, subject: subjectName(subject, locale) }}
          />
        </p>
      )}
      <Choice
        type="radio"
        name="template"
        checked={blank}
        onChange={onBlank}
        className="border-line has-checked:border-board rounded-md border px-3 py-2"
      >
        <FormattedMessage defaultMessage="Blank lesson" id="Vls409" />
      </Choice>
    </div>
  )
}
