import { markWords } from '@/domain/papers/marks.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { useLocale } from '@/i18n/locale.ts'
import { spokenMinutes } from '@/i18n/spoken-minutes.ts'
import type { AssessmentTemplatesQuery } from './assessment-templates.generated.ts'

type Template = AssessmentTemplatesQuery['assessmentTemplateCollection']['edges'][number]['node']

const cell = 'hidden min-[800px]:table-cell px-3 py-2 align-top'

/** A template with what tells it from others; on a phone, all in the cell of its title. */
export function TemplateRow({
  template,
  chosen,
  onChoose,
}: {
  template: Template
  chosen: boolean
  onChoose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { title, complexity, totalMinutes, totalMarks, school, subject: taught } = template
  const time = spokenMinutes(intl, totalMinutes)
  const subject = taught === null ? null : subjectName(taught, locale)
  const grade =
    taught &&
    intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade: taught.grade })
  const marks = intl.formatMessage(
    { defaultMessage: '{count, plural, one {# mark} other {# marks}}', id: 'KvTcwk' },
    { count: Number(totalMarks) },
  )
  const facts = [grade, subject, marks, time, complexityWord(intl, complexity), school?.name]
  return (
    <tr
      className="border-line has-checked:bg-board/10 hover:bg-board/6 cursor-pointer border-t first:border-t-0"
      onClick={onChoose}
    >
      <th scope="row" className="p-0 text-left font-normal">
        <Choice
          type="radio"
          name="template"
          checked={chosen}
          onChange={onChoose}
          className="items-start px-3 py-2"
        >
          <span className="block font-medium wrap-anywhere">{title}</span>
          <span className="text-ink-muted block text-sm wrap-anywhere min-[800px]:hidden">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </Choice>
      </th>
      <td className={cell}>{complexityWord(intl, complexity)}</td>
      <td className={cell}>{time}</td>
      <td className={`${cell} text-right tabular-nums`}>{markWords(Number(totalMarks))}</td>
      <td className={`${cell} wrap-anywhere`}>
        {school?.name ?? <FormattedMessage defaultMessage="All schools" id="oYqwXs" />}
      </td>
      <td className={cell}>{taught?.grade}</td>
      <td className={`${cell} wrap-anywhere`}>{subject}</td>
    </tr>
  )
}
