import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { TemplateSearch, useTemplateWords } from '@/domain/templates/template-search.tsx'
import { containingWords } from '@/domain/templates/containing-words.ts'
import { AssessmentTemplatesDocument } from './assessment-templates.generated.ts'
import { TemplateRow } from './template-row.tsx'

const head = 'hidden min-[800px]:table-cell px-3 py-2 font-semibold text-left'

/** The shared papers of the teacher's subjects and schools, to choose one from. */
export function TemplateTable({
  chosen,
  onChoose,
}: {
  chosen: string | null
  onChoose: (id: string) => void
}) {
  const intl = useIntl()
  const { words, setWords, asked } = useTemplateWords()
  const { data, previousData, error } = useQuery(AssessmentTemplatesDocument, {
    variables: { filter: { and: containingWords(asked) } },
  })
  const found = (data ?? previousData)?.assessmentTemplateCollection
  const rows = found?.edges ?? []
  return (
    <TemplateSearch
      words={words}
      onWords={setWords}
      placeholder={intl.formatMessage({
        defaultMessage: 'Title, grade, subject or school',
        id: 'jAx61a',
      })}
      found={{
        total: found?.totalCount,
        shown: rows.length,
        failed: error !== undefined && found === undefined,
      }}
      none={asked.trim() === '' ? <NoneForMe /> : undefined}
    >
      {rows.length > 0 && (
        <div className="border-line max-h-[52dvh] overflow-y-auto rounded-md border">
          <table className="w-full border-collapse text-[15px]">
            <caption className="sr-only">
              <FormattedMessage defaultMessage="Templates" id="A3ptul" />
            </caption>
            <thead className="bg-card border-line sticky top-0 z-1 border-b max-[799px]:sr-only">
              <tr>
                <th scope="col" className={`${head} table-cell`}>
                  <FormattedMessage defaultMessage="Title" id="9a9+ww" />
                </th>
                <th scope="col" className={head}>
                  <FormattedMessage defaultMessage="Complexity" id="a0+fSv" />
                </th>
                <th scope="col" className={head}>
                  <FormattedMessage defaultMessage="Time" id="ug01Mk" />
                </th>
                <th scope="col" className={`${head} text-right`}>
                  <FormattedMessage defaultMessage="Marks" id="oySfSq" />
                </th>
                <th scope="col" className={head}>
                  <FormattedMessage defaultMessage="School" id="c9n6Sh" />
                </th>
                <th scope="col" className={head}>
                  <FormattedMessage defaultMessage="Grade" id="qXTiEd" />
                </th>
                <th scope="col" className={head}>
                  <FormattedMessage
                    defaultMessage="Subject"
                    id="IGXA/C"
                    description="Taught at school"
                  />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ node }) => (
                <TemplateRow
                  key={node.id}
                  template={node}
                  chosen={chosen === node.id}
                  onChoose={() => onChoose(node.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TemplateSearch>
  )
}

/** Only templates of the subjects of one's classes can be seen. */
function NoneForMe() {
  return (
    <div className="grid justify-items-start gap-3 py-2 text-base">
      <p>
        <FormattedMessage
          defaultMessage="There are no templates for the subjects that you teach. They appear here when your classes are in your profile."
          id="oAHfPa"
        />
      </p>
      <Button asChild variant="outline">
        <Link to={paths.profile.href()}>
          <FormattedMessage defaultMessage="Go to my classes" id="Erf6aE" />
        </Link>
      </Button>
    </div>
  )
}
