import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape } from 'react-intl'
import type { KnownField } from '@/components/form/entity-form.ts'
import type { Conflict } from '@/components/form/conflict.ts'
import { markWords } from '@/domain/papers/marks.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { WholeQuestion } from '../paper/merge-questions.ts'
import { questionLines, translationLines } from '../paper/question-lines.ts'
import type { AssessmentChoices } from './assessment-choices.ts'
import { languageName } from './language-name.ts'
import { SchoolName } from './school-select.tsx'

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A question where two versions meet: what it says, its right answers and marks, and its translation. */
function showQuestion(intl: IntlShape, value: unknown): ReactNode {
  if (value === null || value === undefined)
    return (
      <FormattedMessage
        defaultMessage="Removed"
        id="M0goRo"
        description="A question that was removed"
      />
    )
  const { stored, otherLanguage } = value as WholeQuestion // what mergePapers() gives for a question
  const own = [...questionLines(stored), `[${markWords(stored.marks)}]`].join('\n')
  const other = otherLanguage === '' ? [] : translationLines(stored)
  if (otherLanguage === '' || other.length === 0) return own
  return (
    <>
      {own}
      <span className="text-ink-muted mt-2 block text-sm">{languageName(intl, otherLanguage)}</span>
      <span className="block" lang={otherLanguage}>
        {other.join('\n')}
      </span>
    </>
  )
}

/** A line, with its translation below it where it has one. */
const bothLines = (line: unknown): string => {
  if (typeof line === 'string') return line
  const { text, other } = line as { text: string; other: string } // what mergePapers() gives
  return `${text}\n${other}`
}

const labels: Record<string, ReactNode> = {
  title: <FormattedMessage defaultMessage="Title" id="3s0OTQ" description="Of an assessment" />,
  subjectId: (
    <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
  ),
  complexity: <FormattedMessage defaultMessage="Complexity" id="a0+fSv" />,
  fontFamily: <FormattedMessage defaultMessage="Font on paper" id="ZR9KCO" />,
  minutes: <FormattedMessage defaultMessage="Time in minutes" id="G1zsjx" />,
  taxonomyIds: <FormattedMessage defaultMessage="Cognitive levels" id="QVkaeE" />,
  schoolId: <FormattedMessage defaultMessage="School" id="c9n6Sh" />,
  otherLanguage: <FormattedMessage defaultMessage="Second language" id="jNTum8" />,
  otherTitle: <FormattedMessage defaultMessage="Title in the second language" id="w3A3Uk" />,
  instructions: <FormattedMessage defaultMessage="Instructions" id="sV2v5L" />,
  order: <FormattedMessage defaultMessage="Order of the questions" id="gCnbQS" />,
}

/** The names and words of what was changed in two places at once. */
export function knownFields(
  conflict: Conflict,
  choices: AssessmentChoices,
  intl: IntlShape,
  locale: Locale,
): ReadonlyMap<string, KnownField> {
  const show = (field: string, value: unknown): ReactNode => {
    if (field === 'subjectId') {
      const subject = choices.subjects.find(({ id }) => id === value)
      return subject === undefined ? null : `${subject.grade} · ${subjectName(subject, locale)}`
    }
    if (field === 'taxonomyIds' && Array.isArray(value))
      return choices.taxonomies
        .filter(({ id }) => value.includes(id))
        .map(({ name }) => name)
        .join(' · ')
    if (field === 'schoolId' && typeof value === 'string') return <SchoolName id={value} />
    if (field === 'instructions' && Array.isArray(value)) return value.map(bothLines).join('\n')
    if (field === 'otherLanguage')
      return value === 'en' || value === 'af' ? languageName(intl, value) : null
    if (field === 'order') {
      // What mergePapers() gives for the order.
      const { titles, others } = value as { titles: (string | null)[]; others: [string?][] }
      return titles.some((title) => title !== null) ? (
        titles
          .flatMap((title, at) => {
            const [other = ''] = others[at] ?? []
            return title === null ? [] : [other === '' ? title : `${title} / ${other}`]
          })
          .join(' · ')
      ) : (
        <FormattedMessage defaultMessage="Without sections" id="Y9AdoM" />
      )
    }
    return words(value)
  }
  return new Map(
    conflict.fields.map(({ field, theirs, mine }): [string, KnownField] => {
      if (field.startsWith('question:')) {
        const number = ((mine ?? theirs) as WholeQuestion).number // one of the two has it
        return [
          field,
          {
            label: (
              <FormattedMessage
                defaultMessage="Question {number}"
                id="kQXPCE"
                values={{ number }}
              />
            ),
            show: (one) => showQuestion(intl, one),
          },
        ]
      }
      const label = labels[field] ?? field.slice(field.indexOf(':') + 1)
      return [field, { label, show: (value) => show(field, value) }]
    }),
  )
}
