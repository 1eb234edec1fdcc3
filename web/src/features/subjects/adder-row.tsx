import { FormattedMessage, useIntl } from 'react-intl'
import { WritingButton } from '@/components/writing-button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'
import type { Adder } from './added.ts'
import { gradeName } from './subject-words.ts'

/** So many are named; the list has them all. */
const named = 20

/** A person, what they have added, and the button that takes it back. */
export function AdderRow({ person, onTakeBack }: { person: Adder; onTakeBack: () => void }) {
  const intl = useIntl()
  const locale = useLocale()
  const { name, email, count, newest, subjects } = person
  return (
    <li className="grid gap-2 p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name ?? email}</span>
        <span className="text-ink-muted text-sm">
          <FormattedMessage
            defaultMessage="{count, plural, one {# subject} other {# subjects}}, last on {day}"
            id="0H4lLr"
            values={{ count, day: formatDate(newest, locale, 'shortDayOfYear') }}
          />
        </span>
      </div>
      {name !== null && <span className="text-ink-muted text-sm wrap-anywhere">{email}</span>}
      <p className="text-sm wrap-anywhere">
        {subjects
          .slice(0, named)
          .map(({ grade, subject }) => `${subject} (${gradeName(intl, grade)})`)
          .join(', ')}
        {subjects.length > named && (
          <FormattedMessage
            defaultMessage=" and {count} more"
            id="teqEQW"
            values={{ count: subjects.length - named }}
          />
        )}
      </p>
      <WritingButton
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={onTakeBack}
      >
        <FormattedMessage defaultMessage="Take back" id="C+KnTM" />
      </WritingButton>
    </li>
  )
}
