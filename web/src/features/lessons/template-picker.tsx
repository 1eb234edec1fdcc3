import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { LessonTemplatesDocument } from './lesson-templates.generated.ts'

/** A word as the database's search text holds it: lower case without accents. */
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Every word must occur; "%" and "_" are looked for as they are. */
const containing = (words: string) =>
  plain(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => ({ searchField: { like: `%${word.replace(/[\\%_]/g, '\\$&')}%` } }))

/** The lesson templates that the teacher may use, to choose one from. */
export function TemplatePicker({
  subjectId,
  chosen,
  onChoose,
}: {
  /** Only templates of this subject, and those of none. */
  subjectId?: string
  chosen: string | null
  onChoose: (id: string) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const { data, previousData, error } = useQuery(LessonTemplatesDocument, {
    variables: {
      filter: {
        and: [
          ...containing(asked),
          ...(subjectId === undefined
            ? []
            : [{ or: [{ subjectId: { eq: subjectId } }, { subjectId: { is: 'NULL' as const } }] }]),
        ],
      },
    },
  })
  const found = (data ?? previousData)?.subjectTemplateCollection
  const label = intl.formatMessage({ defaultMessage: 'Search templates', id: '9eTz+D' })
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label={label}
        placeholder={intl.formatMessage({ defaultMessage: 'Name, grade or subject', id: 'wjoju7' })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
        <legend className="sr-only">
          <FormattedMessage defaultMessage="Templates" id="A3ptul" />
        </legend>
        {found?.edges.map(({ node }) => (
          <Choice
            key={node.id}
            type="radio"
            name="template"
            checked={chosen === node.id}
            onChange={() => onChoose(node.id)}
            className="border-line has-checked:border-board rounded-md border px-3 py-2"
          >
            <span className="block font-medium wrap-anywhere">{node.name}</span>
            <span className="text-ink-muted block text-sm wrap-anywhere">
              {[
                node.subject &&
                  intl.formatMessage(
                    { defaultMessage: 'Grade {grade}', id: 'twbl5p' },
                    { grade: node.subject.grade },
                  ),
                node.subject && subjectName(node.subject, locale),
                node.school?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Choice>
        ))}
      </fieldset>
      <p role="status" className="text-ink-muted text-sm">
        {error !== undefined && found === undefined ? (
          <FormattedMessage
            defaultMessage="The templates could not be loaded. Try again."
            id="34Y5gv"
          />
        ) : found === undefined ? (
          <FormattedMessage defaultMessage="Loading templates…" id="DaGmNY" />
        ) : found.edges.length === 0 ? (
          <FormattedMessage defaultMessage="No Results found" id="MG08g2" />
        ) : (
          found.totalCount > found.edges.length && (
            <FormattedMessage
              defaultMessage="Only the first 50 are shown. Search for the others."
              id="1hP0dH"
            />
          )
        )}
      </p>
    </div>
  )
}
