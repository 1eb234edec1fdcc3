import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { containingWords } from '@/domain/templates/containing-words.ts'
import { TemplateSearch, useTemplateWords } from '@/domain/templates/template-search.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { LessonTemplatesDocument } from './lesson-templates.generated.ts'

/** The lesson templates that the teacher may use, to choose one from. */
export function TemplatePicker({
  subjectId,
  none,
  chosen,
  onChoose,
}: {
  /** Only templates of this subject, and those of none. */
  subjectId?: string
  /** Shown where there is no template at all, whatever is searched for. */
  none: ReactNode
  chosen: string | null
  onChoose: (id: string) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { words, setWords, asked } = useTemplateWords()
  const { data, previousData, error } = useQuery(LessonTemplatesDocument, {
    variables: {
      filter: {
        and: [
          ...containingWords(asked),
          ...(subjectId === undefined
            ? []
            : [{ or: [{ subjectId: { eq: subjectId } }, { subjectId: { is: 'NULL' as const } }] }]),
        ],
      },
    },
  })
  const found = (data ?? previousData)?.subjectTemplateCollection
  return (
    <TemplateSearch
      words={words}
      onWords={setWords}
      placeholder={intl.formatMessage({ defaultMessage: 'Name, grade or subject', id: 'wjoju7' })}
      found={{
        total: found?.totalCount,
        shown: found?.edges.length ?? 0,
        failed: error !== undefined && found === undefined,
      }}
      {...(asked.trim() === '' && { none })}
    >
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
    </TemplateSearch>
  )
}
